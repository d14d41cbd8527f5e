import {
  extraCostName,
  groupName,
  PACKAGE_TYPES,
  packageContent,
  SERVICE_GROUPS,
  serviceName,
  servicePrice,
  withVat,
  type ServiceId,
} from "@legal/catalog";
import { color, fontSize, media, space, VisuallyHidden } from "@legal/ui";
import { paths, TextLink, useFormat, useLanguage } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { sections } from "./sections.ts";
import { SplitSection } from "./split-section.tsx";

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize[15]};

  th,
  td {
    padding: ${space(3)} 0 ${space(3)} ${space(3)};
    border-bottom: 1px solid ${color.hairline};
    vertical-align: top;
  }
  th {
    font-weight: 600;
    text-align: start;
  }
  th:first-child {
    padding-inline-start: 0;
  }
  thead th {
    color: ${color.muted};
    font-size: ${fontSize[13]};
  }
  thead th:not(:first-child),
  td {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  tbody th[scope="rowgroup"] {
    padding-block-start: ${space(7)};
    color: ${color.accentText};
    font-size: ${fontSize[13]};
  }
  th a {
    position: relative;
    display: inline-block;
    min-height: 24px;
    color: ${color.ink};
    text-decoration-color: ${color.control};

    /* A finger gets its 44 px. */
    &::after {
      content: "";
      position: absolute;
      inset: -10px 0;
    }
  }
  small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize[13]};
    font-weight: 400;
  }
  td {
    font-size: ${fontSize[13]};
    line-height: 1.9;
    white-space: normal;

    /* An amount keeps its currency: 220,000ウォン and 200,000韩元 are one word. */
    span {
      display: block;
      overflow-wrap: normal;
      word-break: keep-all;
    }
  }
  ${media.tablet} {
    font-size: ${fontSize[16]};

    td {
      font-size: ${fontSize[16]};
      line-height: inherit;
    }

    td,
    thead th:not(:first-child) {
      width: 200px;
    }
  }
`;

/** The price without VAT and, in the same size, the total with VAT. */
const PriceLines = ({ won }: { won: number }) => {
  const format = useFormat();
  return (
    <>
      <span>{format.won(won)}</span>{" "}
      <span>
        <FormattedMessage id="site.vatIncluded" /> {format.won(withVat(won))}
      </span>
    </>
  );
};

const ServiceRow = ({ serviceId }: { serviceId: ServiceId }) => {
  const { language } = useLanguage();
  const price = servicePrice(serviceId);
  return (
    <tr>
      <th scope="row">
        <TextLink to={paths.service(serviceId)}>{serviceName(serviceId, language)}</TextLink>
        <small>{extraCostName(price.extra, language)}</small>
      </th>
      {PACKAGE_TYPES.map((packageType) => (
        <td key={packageType}>
          {price[packageType] === null ? (
            <FormattedMessage id="site.byAgreement" />
          ) : (
            <PriceLines won={price[packageType]} />
          )}
        </td>
      ))}
    </tr>
  );
};

/** Every price of the home page's services in one table, with extra costs in the same row. */
export const Prices = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <SplitSection
      id={sections.prices}
      title={formatMessage({ id: "landing.prices.title" })}
      lead={formatMessage({ id: "landing.prices.lead" })}
    >
      <Table>
        <caption>
          <VisuallyHidden>
            <FormattedMessage id="landing.prices.caption" />
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="landing.prices.service" />
            </th>
            {PACKAGE_TYPES.map((packageType) => (
              <th key={packageType} scope="col">
                {packageContent(packageType, language).name}
              </th>
            ))}
          </tr>
        </thead>
        {SERVICE_GROUPS.map(({ id, services }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {groupName(id, language)}
              </th>
            </tr>
            {services.map((serviceId) => (
              <ServiceRow key={serviceId} serviceId={serviceId} />
            ))}
          </tbody>
        ))}
      </Table>
    </SplitSection>
  );
};
