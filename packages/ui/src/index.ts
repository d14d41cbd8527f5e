export { Button } from "./actions/button.tsx";
export { ButtonAnchor } from "./actions/button-anchor.tsx";
export { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from "./actions/button-style.ts";
export { Chip } from "./actions/chip.tsx";
export { IconButton, iconButtonStyle } from "./actions/icon-button.tsx";
export { useFocusAfterChange } from "./actions/use-focus-after-change.ts";
export { Avatar } from "./display/avatar.tsx";
export { Badge, BadgeRoot, type BadgeTone } from "./display/badge.tsx";
export { Card, cardStyle, interactiveCardStyle } from "./display/card.tsx";
export { CountBadge } from "./display/count-badge.tsx";
export { InlineFacts } from "./display/inline-facts.tsx";
export { SEPARATOR } from "./text/separator.ts";
export { Stepper } from "./display/stepper.tsx";
export { Table } from "./display/table.tsx";
export { Timeline } from "./display/timeline.tsx";
export { EmptyState } from "./feedback/empty-state.tsx";
export { ErrorBoundary } from "./feedback/error-boundary.tsx";
export { ErrorState } from "./feedback/error-state.tsx";
export { FailureNotice } from "./feedback/failure-notice.tsx";
export { Notice } from "./feedback/notice.tsx";
export { ProgressBar } from "./feedback/progress-bar.tsx";
export { Skeleton, SkeletonList } from "./feedback/skeleton.tsx";
export { Spinner } from "./feedback/spinner.tsx";
export { SpinnerMark } from "./icons/spinner-mark.tsx";
export { StateCard } from "./feedback/state-card.tsx";
export { StatusBar } from "./feedback/status-bar.tsx";
export { Checkbox } from "./forms/checkbox.tsx";
export { controlStyle } from "./forms/control-style.ts";
export { Field } from "./forms/field.tsx";
export { FormError } from "./forms/form-error.tsx";
export { GrowingArea } from "./forms/growing-area.tsx";
export { PasswordField } from "./forms/password-field.tsx";
export { SearchField } from "./forms/search-field.tsx";
export { SelectField } from "./forms/select-field.tsx";
export { sendsOnEnter } from "./forms/sends-on-enter.ts";
export { Switch } from "./forms/switch.tsx";
export { TextArea } from "./forms/text-area.tsx";
export { TextField } from "./forms/text-field.tsx";
export { useEarlyClick } from "./actions/use-early-click.ts";
export { useEarlyInput, useEarlyInputs } from "./forms/use-early-input.ts";
export { Icon, type IconComponent } from "./icons/icon.tsx";
export { Divider } from "./layout/divider.tsx";
export { FloatingCorner } from "./layout/floating-corner.tsx";
export { Grid } from "./layout/grid.tsx";
export { Page } from "./layout/page.tsx";
export { Row } from "./layout/row.tsx";
export { Section } from "./layout/section.tsx";
export { SkipLink } from "./layout/skip-link.tsx";
export { Stack } from "./layout/stack.tsx";
export { VisuallyHidden, visuallyHidden } from "./layout/visually-hidden.tsx";
export { Tabs, type Tab } from "./navigation/tabs.tsx";
export { useKeepInSight } from "./navigation/use-keep-in-sight.ts";
export { Dialog } from "./overlay/dialog.tsx";
export { DialogOpener } from "./overlay/dialog-opener.tsx";
export { Menu, type MenuItem } from "./overlay/menu.tsx";
export { Heading } from "./text/heading.tsx";
export { KoreanTerms } from "./text/korean-terms.tsx";
export { Link, linkStyle } from "./text/link.tsx";
export { Joined } from "./text/joined.tsx";
export { Numeric } from "./text/numeric.tsx";
export { Prose } from "./text/prose.tsx";
export { Text } from "./text/text.tsx";
export { GlobalStyle } from "./theme/global-style.tsx";
export { media } from "./theme/media.ts";
export type { ColorRole, TintedRole } from "./theme/palette.ts";
export {
  color,
  fontSize,
  layer,
  motion,
  radius,
  shadow,
  space,
  TARGET_SIZE,
  topBar,
  UNSPACED_TEXT,
  width,
  type FontSize,
} from "./theme/tokens.ts";
export { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from "./toast/toast-timing.ts";
export { ToastRegion } from "./toast/toast-region.tsx";
export type { ToastContent } from "./toast/toast.tsx";
