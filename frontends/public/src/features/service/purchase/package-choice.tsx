import { PACKAGE_TYPES, packageContent, type PackageType, type ServiceId } from "@legal/catalog";
import { color, fontSize, radius, space, VisuallyHidden } from "@legal/ui";
import { useLanguage } from "@legal/web-kit";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { usePackagePrice } from "../packages/use-package-price.ts";

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(3)};
`;

const Option = styled.label`
  display: block;
  padding: ${space(3)};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  line-height: 1.4;
  cursor: pointer;

  input {
    position: absolute;
    opacity: 0;
  }
  strong,
  small {
    display: block;
  }
  small {
    color: ${color.muted};
    font-size: ${fontSize[15]};
    font-variant-numeric: tabular-nums;
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentTint};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

interface PackageChoiceProps {
  serviceId: ServiceId;
  value: PackageType;
  onChange: (packageType: PackageType) => void;
  disabled: boolean;
}

const PackageOption = ({ serviceId, packageType }: { serviceId: ServiceId; packageType: PackageType }) => {
  const { language } = useLanguage();
  const { amount } = usePackagePrice(serviceId, packageType);
  return (
    <>
      <strong>{packageContent(packageType, language).name}</strong>
      <small>{amount}</small>
    </>
  );
};

/** Standard or Deluxe, as radio buttons that look like cards. */
export const PackageChoice = ({ serviceId, value, onChange, disabled }: PackageChoiceProps) => {
  const name = useId();
  return (
    <Root disabled={disabled}>
      <VisuallyHidden as="legend">
        <FormattedMessage id="service.buy.package" />
      </VisuallyHidden>
      {PACKAGE_TYPES.map((packageType) => (
        <Option key={packageType}>
          <input type="radio" name={name} checked={packageType === value} onChange={() => onChange(packageType)} />
          <PackageOption serviceId={serviceId} packageType={packageType} />
        </Option>
      ))}
    </Root>
  );
};
