import { FILE_EXTENSIONS } from "@legal/contracts/constants";
import { Button, FailureNotice, Icon, Stack } from "@legal/ui";
import { useErrorText, useLanguage, useSession } from "@legal/web-kit";
import Upload from "lucide-react/icons/upload";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { uploadExhibit } from "../exhibits/upload-exhibit.ts";

export interface Receipt {
  id: string;
  fileName: string;
}

interface ReceiptFieldProps {
  receipt: Receipt | undefined;
  onReceipt: (receipt: Receipt) => void;
}

/** The court's receipt (접수증), as a file. */
export const ReceiptField = ({ receipt, onReceipt }: ReceiptFieldProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { user } = useSession();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const upload = async (file: File) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { fileUrl, fileName } = await uploadExhibit(file, { language, reader: user?.id });
      onReceipt({ id: fileUrl.slice(fileUrl.lastIndexOf("/") + 1), fileName });
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  };
  const label = formatMessage({ id: "documents.delivery.receipt.add" });
  return (
    <Stack $gap={2}>
      <Button
        variant="quiet"
        icon={<Icon of={Upload} size={18} />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {receipt?.fileName ?? label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={FILE_EXTENSIONS.map((extension) => `.${extension}`).join(",")}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) void upload(file);
        }}
      />
      <FailureNotice>{failure}</FailureNotice>
    </Stack>
  );
};
