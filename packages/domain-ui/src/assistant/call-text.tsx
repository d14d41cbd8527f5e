import { HELPLINES } from "@legal/contracts/constants";
import { Link } from "@legal/ui";
import { Fragment } from "react";

const MARKED = /(☎ ?\d[\d-]*)/u;
const NUMBER = /^☎ ?(\d[\d-]*)$/u;

/** The number to call behind a mark; only well-known public ones, in any text. */
export const helplineOf = (marked: string): string | undefined => {
  const number = NUMBER.exec(marked)?.[1];
  return HELPLINES.find((one) => one === number);
};

/** A text in which the numbers of public helplines can be called at a press. */
export const CallText = ({ text }: { text: string }) =>
  text.split(MARKED).map((part, index) => {
    const number = helplineOf(part);
    return (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no identity but their place
      <Fragment key={index}>{number === undefined ? part : <Link href={`tel:${number}`}>{part}</Link>}</Fragment>
    );
  });
