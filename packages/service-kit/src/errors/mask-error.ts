import { isNativeError } from "node:util/types";
/** MongoDB repeats the refused value in its message, and that may be an e-mail address or a phone number. */
const maskText = (text: string): string =>
  text
    .replaceAll(/dup key: \{[^}]*\}/g, "dup key: {…}")
    .replaceAll(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/g, "<e-mail>");

/** A thrown value for the log: class, message, code, stack and causes; no other property, for drivers attach documents. */
export const maskError = (error: unknown): unknown => {
  if (!isNativeError(error)) return { message: maskText(String(error)) };
  const code = "code" in error && ["string", "number"].includes(typeof error.code) ? { code: error.code } : {};
  return {
    type: error.name,
    message: maskText(error.message),
    ...code,
    stack: maskText(error.stack ?? ""),
    ...(error.cause !== undefined && { cause: maskError(error.cause) }),
  };
};
