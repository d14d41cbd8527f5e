import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import X from "lucide-react/icons/x";
import { css, styled } from "styled-components";
import { IconButton } from "../actions/icon-button.tsx";
import { Icon } from "../icons/icon.tsx";
import { Row } from "../layout/row.tsx";
import { Heading } from "../text/heading.tsx";
import { media } from "../theme/media.ts";
import { color, radius, shadow, space, UNSPACED_TEXT } from "../theme/tokens.ts";
import { publishModalChange } from "./open-modals.ts";

export interface DialogProps {
  open: boolean;
  /** Without it the dialog stays until its question is answered, and conceals the page. */
  onClose?: (() => void) | undefined;
  title: string;
  closeLabel?: string;
  children: ReactNode;
  /** Buttons at the end, the confirming one last. */
  actions?: ReactNode;
  width?: string;
}

/** What is concealed must not come out of the printer either. */
const printedAlone = css`
  @media print {
    body:has(&[open]) :not(:has(&), &, & *) {
      display: none !important;
    }
  }
`;

const Root = styled.dialog<{ $width: string; $conceals: boolean; $hasActions: boolean }>`
  width: min(${({ $width }) => $width}, calc(100vw - ${space(8)}));
  max-height: min(86dvh, 900px);
  padding: 0;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.floating};
  /* What gets the focus stays above the actions. */
  scroll-padding-block-end: ${({ $hasActions }) => ($hasActions ? space(24) : 0)};

  ${media.low} {
    scroll-padding-block-end: 0;
  }
  &::backdrop {
    background: ${({ $conceals }) => ($conceals ? color.paper : color.scrim)};
  }
  ${({ $conceals }) => $conceals && printedAlone}
`;

const Body = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(6)};
`;

const Title = styled(Heading)`
  &${UNSPACED_TEXT} {
    word-break: keep-all;
  }
`;

/** The close button is aligned with the title and the content. */
const Close = styled(IconButton)`
  margin: ${space(-1.5)} ${space(-3)} 0 0;
`;

/** Stays in sight while a long dialog scrolls below it. */
const Actions = styled(Row)`
  position: sticky;
  inset-block-end: 0;
  margin: ${space(-2)} ${space(-6)} ${space(-6)};
  padding: ${space(3)} ${space(6)} ${space(6)};
  background: ${color.surface};

  ${media.low} {
    position: static;
  }
`;

/**
 * Opens before the effects of what is in it, one of which may give the focus to a field. Moves the focus back where it was,
 * also when the dialog leaves the page while open.
 */
const useModal = (open: boolean) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = document.activeElement;
    if (!dialog.current) return;
    dialog.current.showModal();
    publishModalChange(dialog.current, true);
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    return () => {
      element.close();
      publishModalChange(element, false);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [open]);
  return dialog;
};

/** A modal window on the platform's `<dialog>`: Escape, the cross and a click beside it call `onClose`, if there is one. */
export const Dialog = ({ open, onClose, title, closeLabel = "", children, actions, width = "520px" }: DialogProps) => {
  const titleId = useId();
  const dialog = useModal(open);
  const beganBeside = useRef(false);
  // A selection of text that ends beside it sends its click to the dialog, too.
  const closeOnBackdrop = ({ target }: MouseEvent) => beganBeside.current && target === dialog.current && onClose?.();
  return (
    <Root
      ref={dialog}
      aria-labelledby={titleId}
      $width={width}
      $conceals={!onClose}
      $hasActions={Boolean(actions)}
      onPointerDown={({ target }) => (beganBeside.current = target === dialog.current)}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // A second Escape closes it whatever was said to the first.
      onClose={() => open && !onClose && dialog.current?.showModal()}
    >
      {open && (
        <Body>
          <Row $justify="space-between" $wrap={false} $align="start">
            <Title level={2} size={22} id={titleId}>
              {title}
            </Title>
            {onClose && <Close label={closeLabel} icon={<Icon of={X} />} onClick={onClose} />}
          </Row>
          {children}
          {actions && <Actions $justify="end">{actions}</Actions>}
        </Body>
      )}
    </Root>
  );
};
