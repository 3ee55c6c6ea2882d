export { avatarHues, avatarTones, palette, shadow } from "./tokens/palette.ts";
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
  MailOpenIcon,
  MoonIcon,
  OfflineIcon,
  OrganizationIcon,
  PauseIcon,
  PlanIcon,
  PlayIcon,
  PlusIcon,
  ProposalsIcon,
  ReplyIcon,
  RestoreIcon,
  ReviewIcon,
  SearchIcon,
  SendIcon,
  SunIcon,
  SystemIcon,
  TrashIcon,
  UserIcon,
} from "./icons/icons.tsx";
export { TasksIcon, type TasksIconProps } from "./icons/TasksIcon.tsx";
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
export { CharacterRing } from "./components/CharacterRing/CharacterRing.tsx";
export type { CharacterRingProps } from "./components/CharacterRing/CharacterRing.tsx";
export { PaperField } from "./components/PaperField/PaperField.tsx";
export type { PaperFieldProps } from "./components/PaperField/PaperField.tsx";
export { useGrowingHeight } from "./components/PaperField/useGrowingHeight.ts";
export { TextField } from "./components/TextField/TextField.tsx";
export type { TextFieldProps } from "./components/TextField/TextField.tsx";
export { PasswordField } from "./components/PasswordField/PasswordField.tsx";
export type { PasswordFieldProps } from "./components/PasswordField/PasswordField.tsx";
export { TextArea } from "./components/TextArea/TextArea.tsx";
export type { TextAreaProps } from "./components/TextArea/TextArea.tsx";
export { SearchField } from "./components/SearchField/SearchField.tsx";
export type { SearchFieldProps } from "./components/SearchField/SearchField.tsx";
export { Checkbox } from "./components/Checkbox/Checkbox.tsx";
export type { CheckboxProps } from "./components/Checkbox/Checkbox.tsx";
export { Switch } from "./components/Switch/Switch.tsx";
export type { SwitchProps } from "./components/Switch/Switch.tsx";
export { RadioGroup } from "./components/RadioGroup/RadioGroup.tsx";
export type { RadioGroupProps, RadioOption } from "./components/RadioGroup/RadioGroup.tsx";
export { SegmentedControl } from "./components/SegmentedControl/SegmentedControl.tsx";
export type { SegmentedControlProps, SegmentedControlOption } from "./components/SegmentedControl/SegmentedControl.tsx";
export { FileButton } from "./components/FileButton/FileButton.tsx";
export type { FileButtonProps } from "./components/FileButton/FileButton.tsx";
export { FileList } from "./components/FileList/FileList.tsx";
export type { FileListProps, ListedFile } from "./components/FileList/FileList.tsx";
export { formatSize } from "./components/FileList/formatSize.ts";
export { SafeHtml } from "./components/SafeHtml/SafeHtml.tsx";
export type { SafeHtmlProps } from "./components/SafeHtml/SafeHtml.tsx";
export { RotatingHeadline } from "./components/RotatingHeadline/RotatingHeadline.tsx";
export type { RotatingHeadlineProps, RotatingWord } from "./components/RotatingHeadline/RotatingHeadline.tsx";
export { RelativeTime } from "./components/RelativeTime/RelativeTime.tsx";
export type { RelativeTimeProps } from "./components/RelativeTime/RelativeTime.tsx";
export { listDateLabel, relativeTimeLabel } from "./components/RelativeTime/labels.ts";
export { Avatar } from "./components/Avatar/Avatar.tsx";
export type { AvatarProps } from "./components/Avatar/Avatar.tsx";
export { Heading } from "./components/Typography/Heading.tsx";
export type { HeadingProps } from "./components/Typography/Heading.tsx";
export { Text } from "./components/Typography/Text.tsx";
export type { TextProps } from "./components/Typography/Text.tsx";
export { VisuallyHidden } from "./components/VisuallyHidden/VisuallyHidden.tsx";

export { AdministrativeIcon, FinancialIcon, InfoIcon, NarrativeIcon, SupportingIcon } from "./icons/icons.tsx";

export { SkipLink } from "./components/SkipLink/SkipLink.tsx";
export type { SkipLinkProps } from "./components/SkipLink/SkipLink.tsx";
export { Sidebar } from "./components/Sidebar/Sidebar.tsx";
export type { SidebarProps } from "./components/Sidebar/Sidebar.tsx";
export type { NavItem } from "./components/Sidebar/navItem.ts";
export { BottomBar } from "./components/BottomBar/BottomBar.tsx";
export type { BottomBarProps } from "./components/BottomBar/BottomBar.tsx";
export { TopBar } from "./components/TopBar/TopBar.tsx";
export type { TopBarProps } from "./components/TopBar/TopBar.tsx";
export { TopBarLink } from "./components/TopBar/TopBarLink.tsx";
export type { TopBarLinkProps } from "./components/TopBar/TopBarLink.tsx";
export { TopLine } from "./components/TopLine/TopLine.tsx";
export type { TopLineProps } from "./components/TopLine/TopLine.tsx";
export { SideActions } from "./components/SideActions/SideActions.tsx";
export type { SideAction, SideActionsProps } from "./components/SideActions/SideActions.tsx";
export { Shell } from "./components/Shell/Shell.tsx";
export type { ShellProps } from "./components/Shell/Shell.tsx";
export { CountBadge } from "./components/CountBadge/CountBadge.tsx";
export type { CountBadgeProps } from "./components/CountBadge/CountBadge.tsx";

export { Badge } from "./components/Badge/Badge.tsx";
export type { BadgeProps } from "./components/Badge/Badge.tsx";
export { Banner } from "./components/Banner/Banner.tsx";
export type { BannerProps } from "./components/Banner/Banner.tsx";
export { ProgressBar } from "./components/ProgressBar/ProgressBar.tsx";
export type { ProgressBarProps } from "./components/ProgressBar/ProgressBar.tsx";
export { LoadingRegion, Skeleton } from "./components/Skeleton/Skeleton.tsx";
export type { LoadingRegionProps, SkeletonProps } from "./components/Skeleton/Skeleton.tsx";
export { EmptyState } from "./components/EmptyState/EmptyState.tsx";
export type { EmptyStateProps } from "./components/EmptyState/EmptyState.tsx";
export { ErrorState } from "./components/ErrorState/ErrorState.tsx";
export type { ErrorStateProps } from "./components/ErrorState/ErrorState.tsx";
export { ErrorSummary } from "./components/ErrorSummary/ErrorSummary.tsx";
export type { ErrorSummaryItem, ErrorSummaryProps } from "./components/ErrorSummary/ErrorSummary.tsx";
export { SaveStatus } from "./components/SaveStatus/SaveStatus.tsx";
export type { SaveState, SaveStatusProps } from "./components/SaveStatus/SaveStatus.tsx";
export { dismissToast, showToast } from "./components/Toast/toastStore.ts";
export type { ToastContent } from "./components/Toast/toastStore.ts";
export { ToastRegion } from "./components/Toast/ToastRegion.tsx";
export type { ToastRegionProps } from "./components/Toast/ToastRegion.tsx";
export { Dialog } from "./components/Dialog/Dialog.tsx";
export type { DialogProps } from "./components/Dialog/Dialog.tsx";
export { ConfirmDialog } from "./components/ConfirmDialog/ConfirmDialog.tsx";
export type { ConfirmDialogProps } from "./components/ConfirmDialog/ConfirmDialog.tsx";

export { MarginNote } from "./components/MarginNote/MarginNote.tsx";
export type { MarginNoteProps, NotePriority } from "./components/MarginNote/MarginNote.tsx";
export { Checklist } from "./components/Checklist/Checklist.tsx";
export type { ChecklistCategory, ChecklistItem, ChecklistProps } from "./components/Checklist/Checklist.tsx";
export { GrantHistory } from "./components/GrantHistory/GrantHistory.tsx";
export type { GrantHistoryProps, PastProject } from "./components/GrantHistory/GrantHistory.tsx";
export { StartCards } from "./components/StartCards/StartCards.tsx";
export type { StartCardsProps } from "./components/StartCards/StartCards.tsx";
export { StartCard } from "./components/StartCards/StartCard.tsx";
export type { StartCardProps } from "./components/StartCards/StartCard.tsx";
export { OpenPageCard } from "./components/OpenPageCard/OpenPageCard.tsx";
export type { OpenPageCardProps } from "./components/OpenPageCard/OpenPageCard.tsx";
export { DraftRow } from "./components/DraftRow/DraftRow.tsx";
export type { DraftRowProps } from "./components/DraftRow/DraftRow.tsx";
export { TitlePageCard } from "./components/TitlePageCard/TitlePageCard.tsx";
export type { TitlePageCardProps } from "./components/TitlePageCard/TitlePageCard.tsx";
export { OpportunityCard } from "./components/OpportunityCard/OpportunityCard.tsx";
export type { OpportunityCardProps } from "./components/OpportunityCard/OpportunityCard.tsx";
export { MoreCard } from "./components/MoreCard/MoreCard.tsx";
export type { MoreCardProps } from "./components/MoreCard/MoreCard.tsx";
export { LedgerRow } from "./components/LedgerRow/LedgerRow.tsx";
export type { LedgerRowProps } from "./components/LedgerRow/LedgerRow.tsx";

export { Menu, MenuItem, MenuSection } from "./components/Menu/Menu.tsx";
export type { MenuItemProps, MenuProps, MenuSectionProps } from "./components/Menu/Menu.tsx";
export { Popover } from "./components/Popover/Popover.tsx";
export type { Placement, PopoverProps } from "./components/Popover/Popover.tsx";
export { Tooltip } from "./components/Tooltip/Tooltip.tsx";
export type { TooltipProps } from "./components/Tooltip/Tooltip.tsx";
export { Disclosure } from "./components/Disclosure/Disclosure.tsx";
export type { DisclosureProps } from "./components/Disclosure/Disclosure.tsx";
export { HoverMenu } from "./components/HoverMenu/HoverMenu.tsx";
export type { HoverMenuProps } from "./components/HoverMenu/HoverMenu.tsx";
export {
  MenuPanel,
  MenuPanelButton,
  MenuPanelDivider,
  MenuPanelItem,
  MenuPanelLink,
} from "./components/HoverMenu/MenuPanel.tsx";
export type {
  MenuPanelButtonProps,
  MenuPanelItemProps,
  MenuPanelLinkProps,
  MenuPanelProps,
} from "./components/HoverMenu/MenuPanel.tsx";
export { Sheet } from "./components/Sheet/Sheet.tsx";
export type { SheetProps } from "./components/Sheet/Sheet.tsx";
export { GrantCard } from "./components/GrantCard/GrantCard.tsx";
export type { GrantCardProps } from "./components/GrantCard/GrantCard.tsx";
export { BookmarkStrip, BookmarkTile } from "./components/BookmarkTile/BookmarkTile.tsx";
export type { BookmarkStripProps, BookmarkTileProps } from "./components/BookmarkTile/BookmarkTile.tsx";
export { ReportRow } from "./components/ReportRow/ReportRow.tsx";
export type { ReportRowProps } from "./components/ReportRow/ReportRow.tsx";

export { Tabs } from "./components/Tabs/Tabs.tsx";
export type { TabItem, TabsProps } from "./components/Tabs/Tabs.tsx";
export { SplitMessagesPane } from "./components/SplitMessagesPane/SplitMessagesPane.tsx";
export type { MessageListView, SplitMessagesPaneProps } from "./components/SplitMessagesPane/SplitMessagesPane.tsx";
export { Select } from "./components/Select/Select.tsx";
export type { SelectOption, SelectProps } from "./components/Select/Select.tsx";
export { Card } from "./components/Card/Card.tsx";
export type { CardProps } from "./components/Card/Card.tsx";
export { Deadline } from "./components/Deadline/Deadline.tsx";
export { deadlineDay } from "./components/Deadline/deadlineDay.ts";
export type { DeadlineProps } from "./components/Deadline/Deadline.tsx";
export { FileDrop } from "./components/FileDrop/FileDrop.tsx";
export type { FileDropProps } from "./components/FileDrop/FileDrop.tsx";
export { PlanCard } from "./components/PlanCard/PlanCard.tsx";
export type { PlanCardProps } from "./components/PlanCard/PlanCard.tsx";
export { PlanCardList } from "./components/PlanCard/PlanCardList.tsx";
export type { PlanCardListProps } from "./components/PlanCard/PlanCardList.tsx";
export { SubMenu } from "./components/Menu/SubMenu.tsx";
export type { SubMenuProps } from "./components/Menu/SubMenu.tsx";
