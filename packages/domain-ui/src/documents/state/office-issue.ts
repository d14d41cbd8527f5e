/** Only the office mends it, such as prose in another language: it stops no step of the customer's. */
export const isOfficeIssue = (issue: object): boolean => "office" in issue && issue.office === true;
