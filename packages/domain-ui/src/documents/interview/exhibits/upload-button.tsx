import { FILE_EXTENSIONS } from "@legal/contracts/constants";
import { Button, Icon } from "@legal/ui";
import Upload from "lucide-react/icons/upload";
import { useRef, type ComponentProps } from "react";

const ACCEPTED = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(",");

interface UploadButtonProps extends Pick<ComponentProps<typeof Button>, "size" | "variant" | "loading"> {
  label: string;
  /** For screen readers, where the label alone does not say what it is about. */
  name?: string;
  onFiles: (files: readonly File[]) => void;
}

/** Chooses files of this device. */
export const UploadButton = ({ label, name, onFiles, ...button }: UploadButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...button}
        aria-label={name}
        icon={<Icon of={Upload} size={18} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={name ?? label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          onFiles(files);
        }}
      />
    </>
  );
};
