const objects = (pages: number, size: string, content: string): string[] => [
  "<</Type/Catalog/Pages 2 0 R>>",
  `<</Type/Pages/Count ${pages}/Kids[${Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`).join(" ")}]>>`,
  `<</Length ${content.length}>>stream\n${content}\nendstream`,
  "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ...Array.from(
    { length: pages },
    () => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size}]/Contents 3 0 R/Resources<</Font<</F1 4 0 R>>>>>>`,
  ),
];

/** A PDF written by hand, of pages that show the same. */
export const makePdf = (
  pages: number,
  { size = "595 842", content = "BT /F1 20 Tf 60 700 Td (Receipt) Tj ET" } = {},
): Buffer => {
  let text = "%PDF-1.7\n";
  const places: number[] = [];
  objects(pages, size, content).forEach((object, index) => {
    places.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const count = places.length + 1;
  const trailer = `trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`, "latin1");
};
