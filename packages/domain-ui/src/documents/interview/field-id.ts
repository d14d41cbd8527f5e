/** Of the control that answers a path, for links to it. */
export const fieldIdOf = (path: string): string => `answer-${path.replaceAll(".", "-")}`;

/** The control may be a group, whose first part takes the focus. */
export const focusField = (path: string): void => {
  const field = document.getElementById(fieldIdOf(path));
  if (!field) return;
  field.scrollIntoView({ block: "center" });
  const control = field.matches("input, select, textarea")
    ? field
    : (field.querySelector<HTMLElement>("input:checked, input, select, textarea, button") ?? field);
  control.focus({ preventScroll: true });
};
