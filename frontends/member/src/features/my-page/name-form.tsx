import { DISPLAY_NAME_MAX, isVisible } from "@legal/contracts/constants";
import { validationText } from "@legal/i18n";
import { useLanguage } from "@legal/web-kit";
import { useUpdateMeMutation } from "./account-api.ts";
import { FactForm } from "./fact-form.tsx";

/** How the reader is called on the site and by the office. */
export const NameForm = ({ displayName }: { displayName: string }) => {
  const { language } = useLanguage();
  const [updateMe] = useUpdateMeMutation();
  const problemOf = (name: string): string | undefined => {
    if (!isVisible(name)) return validationText("displayName.required", language);
    return name.length > DISPLAY_NAME_MAX ? validationText("displayName.max", language) : undefined;
  };
  return (
    <FactForm
      name="displayName"
      value={displayName}
      autoComplete="nickname"
      problemOf={problemOf}
      onSave={(name) => updateMe({ displayName: name }).unwrap()}
    />
  );
};
