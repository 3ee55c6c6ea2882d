export { palette, shadow } from "./tokens/palette.ts";
export type { ColorRole } from "./tokens/palette.ts";
export { breakpoint, layer, space, target } from "./tokens/space.ts";
export { hairline, radius } from "./tokens/radius.ts";
export { fontFamily, fontSize, fontWeight, leading, measure, tracking } from "./tokens/type.ts";
export { duration, easing } from "./tokens/motion.ts";

export { GlobalStyle } from "./theme/GlobalStyle.ts";
export { media } from "./theme/media.ts";
export { ThemeProvider, useTheme } from "./theme/ThemeProvider.tsx";
export type { ThemeProviderProps, ThemeState } from "./theme/ThemeProvider.tsx";
export type { ResolvedTheme, ThemePreference } from "./theme/themePreference.ts";
export { createThemeScript, themeScript } from "./theme/themeScript.ts";

export { useMediaQuery } from "./hooks/useMediaQuery.ts";

export {
  AlertIcon,
  ArrowForwardIcon,
  ArrowOutIcon,
  AttachIcon,
  BookmarkIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  CloseIcon,
  CopyIcon,
  CreateIcon,
  DashboardIcon,
  DictateIcon,
  DraftsIcon,
  DuplicateIcon,
  EditIcon,
  EllipsisIcon,
  FileIcon,
  GrantsIcon,
  HelpIcon,
  HideIcon,
  InboxIcon,
  LogOutIcon,
  MailIcon,
  MoonIcon,
  OfflineIcon,
  OrganizationIcon,
  PauseIcon,
  PlanIcon,
  PlayIcon,
  PlusIcon,
  ProposalsIcon,
  RestoreIcon,
  ReviewIcon,
  SearchIcon,
  SunIcon,
  SystemIcon,
  TrashIcon,
  UserIcon,
} from "./icons/icons.tsx";
export type { Icon, IconProps } from "./icons/createIcon.tsx";

export { Button } from "./components/Button/Button.tsx";
export type { ButtonProps } from "./components/Button/Button.tsx";
export { IconButton } from "./components/IconButton/IconButton.tsx";
export type { IconButtonProps } from "./components/IconButton/IconButton.tsx";
export { CopyButton } from "./components/CopyButton/CopyButton.tsx";
export type { CopyButtonProps } from "./components/CopyButton/CopyButton.tsx";
export { Link } from "./components/Link/Link.tsx";
export type { LinkProps } from "./components/Link/Link.tsx";
export { ButtonLink } from "./components/Link/ButtonLink.tsx";
export type { ButtonLinkProps } from "./components/Link/ButtonLink.tsx";
export { Brandmark } from "./components/Brand/Brandmark.tsx";
export type { BrandmarkProps } from "./components/Brand/Brandmark.tsx";
export { Wordmark } from "./components/Brand/Wordmark.tsx";
export type { WordmarkProps } from "./components/Brand/Wordmark.tsx";
export { LinkProvider } from "./components/Link/LinkProvider.tsx";
export type { AnchorProps, LinkProviderProps } from "./components/Link/LinkProvider.tsx";
export { ProgressMarkers } from "./components/ProgressMarkers/ProgressMarkers.tsx";
export type { ProgressMarkersProps } from "./components/ProgressMarkers/ProgressMarkers.tsx";
export { defaultMarkers } from "./components/ProgressMarkers/markers.ts";
export type { ProgressMarker } from "./components/ProgressMarkers/markers.ts";
export { ProgressThread } from "./components/ProgressThread/ProgressThread.tsx";
export type { ProgressThreadProps } from "./components/ProgressThread/ProgressThread.tsx";
export { MiniThread } from "./components/MiniThread/MiniThread.tsx";
export type { MiniThreadProps } from "./components/MiniThread/MiniThread.tsx";
export { WordCountBadge } from "./components/WordCountBadge/WordCountBadge.tsx";
export type { WordCountBadgeProps } from "./components/WordCountBadge/WordCountBadge.tsx";
export { countWords } from "./components/WordCountBadge/countWords.ts";
export { CharacterRing } from "./components/CharacterRing/CharacterRing.tsx";
export type { CharacterRingProps } from "./components/CharacterRing/CharacterRing.tsx";
export { PaperField } from "./components/PaperField/PaperField.tsx";
export type { PaperFieldProps } from "./components/PaperField/PaperField.tsx";
export { Heading } from "./components/Typography/Heading.tsx";
export type { HeadingProps } from "./components/Typography/Heading.tsx";
export { Text } from "./components/Typography/Text.tsx";
export type { TextProps } from "./components/Typography/Text.tsx";
export { VisuallyHidden } from "./components/VisuallyHidden/VisuallyHidden.tsx";

export {
  AdministrativeIcon,
  FinancialIcon,
  InfoIcon,
  NarrativeIcon,
  SupportingIcon,
} from "./icons/icons.tsx";
