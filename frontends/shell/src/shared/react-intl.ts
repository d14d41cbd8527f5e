export { createIntl, FormattedMessage, IntlProvider, ReactIntlErrorCode, useIntl } from "unshared/react-intl";
