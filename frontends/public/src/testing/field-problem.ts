/** What a field says about itself when it is invalid: its description, as a screen reader speaks it. */
export const fieldProblem = (field: HTMLElement): string | null => {
  if (field.getAttribute("aria-invalid") !== "true") return null;
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
};
