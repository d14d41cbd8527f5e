/** What code cannot decide: each needs the operator's lawyer before the first customer. */
export const OPERATOR_QUESTIONS: readonly string[] = [
  "Who is the contracting lawyer of the Deluxe package, how is that lawyer paid, and does the arrangement keep the Attorney-at-Law Act (변호사법 제34조, 제109조)?",
  "Is filling in forms from the customer's own answers, without a lawyer, within the Attorney-at-Law Act and the Certified Judicial Scriveners Act (법무사법 제2조, 제3조) for each Standard service?",
  "May the criminal, labour, tax and patent services be offered as intake that is passed to a professional, and who is that professional?",
  "May the page titles keep “AI 상담”, and does the notice that it only informs suffice (변호사법 제112조)?",
  "Does showing the supply price beside the total with VAT satisfy 전자상거래법 제21조의2, in lists and search results too?",
  "Is the separate consent to an immediate start, stored with its time, sufficient under 전자상거래법 제17조 제2항 제5호 and 제6항?",
  "Is the specified sentence “no refund for a change of mind” tenable beside the right to terminate (민법 제689조) that the terms state after it?",
  "Which discount on the main case is promised, under what conditions, and is it permitted (변호사법 제34조)?",
  "Which model provider and hosting provider are used, in which country, and what must the policy state about transfers abroad (개인정보 보호법 제28조의8)?",
  "Is a separate consent needed for sensitive data and criminal records in case files (개인정보 보호법 제23조, 제18조)?",
  "Do withdrawal and retention periods of minors' contracts and accounts need more than the terms now say?",
  "Is counting the answer after an objection from service of the payment order the practice of the competent courts (민사소송법 제256조)?",
  "Are the counting of service fees in electronic filing and the unit price right for the operator's courts (재일 87-4)?",
  "Does the marking of AI drafts meet 인공지능기본법 제31조 and its decree?",
];
