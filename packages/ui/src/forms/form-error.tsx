import { styled } from "styled-components";
import { linkStyle } from "../text/link.tsx";
import { color, fontSize, radius, space } from "../theme/tokens.ts";

interface FormErrorProps {
  title: string;
  /** Field errors to jump to; `fieldId` is the id of the control. */
  errors?: readonly { fieldId: string; message: string }[];
}

const Root = styled.div`
  padding: ${space(4)};
  border-inline-start: 4px solid ${color.danger};
  border-radius: ${radius.control};
  background: ${color.dangerTint};
  font-size: ${fontSize[15]};

  strong {
    color: ${color.danger};
  }
  ul {
    margin-block-start: ${space(1)};
  }
  a {
    ${linkStyle}
    color: ${color.ink};
  }
`;

const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** Says at the top of a form what must be put right, and takes the focus so that it is not missed. */
export const FormError = ({ title, errors = [] }: FormErrorProps) => {
  const content = [title, ...errors.map(({ message }) => message)].join("\n");
  return (
    <Root key={content} ref={focusOnMount} role="alert" tabIndex={-1}>
      <strong>{title}</strong>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
};
