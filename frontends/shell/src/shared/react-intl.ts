export { FormattedMessage, IntlProvider, ReactIntlErrorCode, useIntl } from "unshared/react-intl";
