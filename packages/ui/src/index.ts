export { avatarHues, avatarTones, palette, shadow } from "./tokens/palette.ts";
export type { ColorRole } from "./tokens/palette.ts";
export { breakpoint, layer, space, target } from "./tokens/space.ts";
export { hairline, radius } from "./tokens/radius.ts";
export { fontFamily, fontSize, fontWeight, leading, measure, tracking } from "./tokens/type.ts";
export { duration, easing } from "./tokens/motion.ts";

export { GlobalStyle } from "./theme/GlobalStyle.ts";
export { goesOnStyles, media } from "./theme/media.ts";
export { ThemeProvider, useTheme } from "./theme/ThemeProvider.tsx";
export type { ThemeProviderProps, ThemeState } from "./theme/ThemeProvider.tsx";
export type { ResolvedTheme, ThemePreference } from "./theme/themePreference.ts";
export { createThemeScript, themeScript } from "./theme/themeScript.ts";

export { focusOnceTold } from "./hooks/focusOnceTold.ts";
export { useMediaQuery } from "./hooks/useMediaQuery.ts";

export { TasksIcon, type TasksIconProps } from "./icons/TasksIcon.tsx";
export type { Icon, IconProps } from "./icons/createIcon.tsx";
export {
  AdministrativeIcon,
  AlertIcon,
  ArrowForwardIcon,
  ArrowOutIcon,
  AttachIcon,
  BookmarkIcon,
  CalendarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronUpIcon,
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
  FinancialIcon,
  GrantsIcon,
  HelpIcon,
  HideIcon,
  InboxIcon,
  InfoIcon,
  LogOutIcon,
  MailIcon,
  MailOpenIcon,
  MoonIcon,
  NarrativeIcon,
  OfflineIcon,
  OrganizationIcon,
  PauseIcon,
  PlanIcon,
  PlayIcon,
  PlusIcon,
  CommentIcon,
  ProposeIcon,
  ProposalsIcon,
  ReplyIcon,
  HistoryIcon,
  RestoreIcon,
  ReviewIcon,
  SearchIcon,
  SendIcon,
  SunIcon,
  SupportingIcon,
  SystemIcon,
  TrashIcon,
  UserIcon,
} from "./icons/icons.tsx";

export { Button } from "./actions/Button/Button.tsx";
export type { ButtonProps } from "./actions/Button/Button.tsx";
export { CopyButton } from "./actions/CopyButton/CopyButton.tsx";
export type { CopyButtonProps } from "./actions/CopyButton/CopyButton.tsx";
export { FileButton } from "./actions/FileButton/FileButton.tsx";
export type { FileButtonProps } from "./actions/FileButton/FileButton.tsx";
export { IconButton } from "./actions/IconButton/IconButton.tsx";
export type { IconButtonProps } from "./actions/IconButton/IconButton.tsx";
export { ButtonLink } from "./actions/Link/ButtonLink.tsx";
export type { ButtonLinkProps } from "./actions/Link/ButtonLink.tsx";
export { Link } from "./actions/Link/Link.tsx";
export type { LinkProps } from "./actions/Link/Link.tsx";
export { LinkProvider } from "./actions/Link/LinkProvider.tsx";
export type { AnchorProps, LinkProviderProps } from "./actions/Link/LinkProvider.tsx";
export { PressableText } from "./actions/PressableText/PressableText.tsx";
export type { PressableTextProps } from "./actions/PressableText/PressableText.tsx";

export { CharacterRing } from "./fields/CharacterRing/CharacterRing.tsx";
export type { CharacterRingProps } from "./fields/CharacterRing/CharacterRing.tsx";
export { Checkbox } from "./fields/Checkbox/Checkbox.tsx";
export type { CheckboxProps } from "./fields/Checkbox/Checkbox.tsx";
export { DateTimeField } from "./fields/DateTimeField/DateTimeField.tsx";
export type { DateTimeFieldProps } from "./fields/DateTimeField/DateTimeField.tsx";
export { FileDrop } from "./fields/FileDrop/FileDrop.tsx";
export type { FileDropProps } from "./fields/FileDrop/FileDrop.tsx";
export { FileList } from "./fields/FileList/FileList.tsx";
export type { FileListCopy, FileListProps, ListedFile } from "./fields/FileList/FileList.tsx";
export { formatSize } from "./fields/FileList/formatSize.ts";
export { NumberField } from "./fields/NumberField/NumberField.tsx";
export type { NumberFieldProps } from "./fields/NumberField/NumberField.tsx";
export { PaperField } from "./fields/PaperField/PaperField.tsx";
export type { CommentedWords, PaperFieldProps } from "./fields/PaperField/paperFieldProps.ts";
export { useGrowingHeight } from "./fields/PaperField/useGrowingHeight.ts";
export { PasswordField } from "./fields/PasswordField/PasswordField.tsx";
export type { PasswordFieldProps } from "./fields/PasswordField/PasswordField.tsx";
export { RadioGroup } from "./fields/RadioGroup/RadioGroup.tsx";
export type { RadioGroupProps, RadioOption } from "./fields/RadioGroup/RadioGroup.tsx";
export { SearchField } from "./fields/SearchField/SearchField.tsx";
export type { SearchFieldProps } from "./fields/SearchField/SearchField.tsx";
export { SegmentedControl } from "./fields/SegmentedControl/SegmentedControl.tsx";
export type { SegmentedControlProps, SegmentedControlOption } from "./fields/SegmentedControl/SegmentedControl.tsx";
export { Select } from "./fields/Select/Select.tsx";
export type { SelectOption, SelectProps } from "./fields/Select/Select.tsx";
export { Switch } from "./fields/Switch/Switch.tsx";
export type { SwitchProps } from "./fields/Switch/Switch.tsx";
export { TextArea } from "./fields/TextArea/TextArea.tsx";
export type { TextAreaProps } from "./fields/TextArea/TextArea.tsx";
export { TextField } from "./fields/TextField/TextField.tsx";
export type { TextFieldProps } from "./fields/TextField/TextField.tsx";
export { WordCountBadge } from "./fields/WordCountBadge/WordCountBadge.tsx";
export type { WordCountBadgeProps } from "./fields/WordCountBadge/WordCountBadge.tsx";

export { ConfirmDialog } from "./overlays/ConfirmDialog/ConfirmDialog.tsx";
export type { ConfirmDialogProps } from "./overlays/ConfirmDialog/ConfirmDialog.tsx";
export { Dialog } from "./overlays/Dialog/Dialog.tsx";
export type { DialogProps } from "./overlays/Dialog/Dialog.tsx";
export { HoverMenu } from "./overlays/HoverMenu/HoverMenu.tsx";
export type { HoverMenuProps } from "./overlays/HoverMenu/HoverMenu.tsx";
export {
  MenuPanel,
  MenuPanelButton,
  MenuPanelDivider,
  MenuPanelItem,
  MenuPanelLink,
} from "./overlays/HoverMenu/MenuPanel.tsx";
export type {
  MenuPanelButtonProps,
  MenuPanelItemProps,
  MenuPanelLinkProps,
  MenuPanelProps,
} from "./overlays/HoverMenu/MenuPanel.tsx";
export { Menu, MenuItem, MenuSection } from "./overlays/Menu/Menu.tsx";
export type { MenuItemProps, MenuProps, MenuSectionProps } from "./overlays/Menu/Menu.tsx";
export { SubMenu } from "./overlays/Menu/SubMenu.tsx";
export type { SubMenuProps } from "./overlays/Menu/SubMenu.tsx";
export { Popover } from "./overlays/Popover/Popover.tsx";
export type { Placement, PopoverProps } from "./overlays/Popover/Popover.tsx";
export { Sheet } from "./overlays/Sheet/Sheet.tsx";
export type { SheetProps } from "./overlays/Sheet/Sheet.tsx";
export { Tooltip } from "./overlays/Tooltip/Tooltip.tsx";
export type { TooltipProps } from "./overlays/Tooltip/Tooltip.tsx";

export { BottomBar } from "./navigation/BottomBar/BottomBar.tsx";
export type { BottomBarProps } from "./navigation/BottomBar/BottomBar.tsx";
export { SideActions } from "./navigation/SideActions/SideActions.tsx";
export type { SideAction } from "./navigation/SideActions/sideAction.ts";
export type { SideActionsProps } from "./navigation/SideActions/SideActions.tsx";
export { Sidebar } from "./navigation/Sidebar/Sidebar.tsx";
export type { SidebarProps } from "./navigation/Sidebar/Sidebar.tsx";
export type { NavItem } from "./navigation/Sidebar/navItem.ts";
export { SkipLink } from "./navigation/SkipLink/SkipLink.tsx";
export type { SkipLinkProps } from "./navigation/SkipLink/SkipLink.tsx";
export { Tabs } from "./navigation/Tabs/Tabs.tsx";
export type { TabItem, TabsProps } from "./navigation/Tabs/Tabs.tsx";
export { TopBar } from "./navigation/TopBar/TopBar.tsx";
export type { TopBarProps } from "./navigation/TopBar/TopBar.tsx";
export { TopBarLink } from "./navigation/TopBar/TopBarLink.tsx";
export type { TopBarLinkProps } from "./navigation/TopBar/TopBarLink.tsx";
export { TopLine } from "./navigation/TopLine/TopLine.tsx";
export type { TopLineProps } from "./navigation/TopLine/TopLine.tsx";

export { Badge } from "./feedback/Badge/Badge.tsx";
export type { BadgeProps } from "./feedback/Badge/Badge.tsx";
export { Banner } from "./feedback/Banner/Banner.tsx";
export type { BannerProps } from "./feedback/Banner/Banner.tsx";
export { CountBadge } from "./feedback/CountBadge/CountBadge.tsx";
export type { CountBadgeProps } from "./feedback/CountBadge/CountBadge.tsx";
export { EmptyState } from "./feedback/EmptyState/EmptyState.tsx";
export type { EmptyStateProps } from "./feedback/EmptyState/EmptyState.tsx";
export { ErrorState } from "./feedback/ErrorState/ErrorState.tsx";
export type { ErrorStateProps } from "./feedback/ErrorState/ErrorState.tsx";
export { ErrorSummary } from "./feedback/ErrorSummary/ErrorSummary.tsx";
export type { ErrorSummaryItem, ErrorSummaryProps } from "./feedback/ErrorSummary/ErrorSummary.tsx";
export { ProgressBar } from "./feedback/ProgressBar/ProgressBar.tsx";
export type { ProgressBarProps } from "./feedback/ProgressBar/ProgressBar.tsx";
export { SaveStatus } from "./feedback/SaveStatus/SaveStatus.tsx";
export type { SaveState, SaveStatusProps } from "./feedback/SaveStatus/SaveStatus.tsx";
export { LoadingRegion, Skeleton } from "./feedback/Skeleton/Skeleton.tsx";
export type { LoadingRegionProps, SkeletonProps } from "./feedback/Skeleton/Skeleton.tsx";
export { ToastRegion } from "./feedback/Toast/ToastRegion.tsx";
export type { ToastRegionProps } from "./feedback/Toast/ToastRegion.tsx";
export { dismissToast, showToast } from "./feedback/Toast/toastStore.ts";
export type { ToastContent } from "./feedback/Toast/toastStore.ts";

export { Card } from "./layout/Card/Card.tsx";
export type { CardProps } from "./layout/Card/Card.tsx";
export { Disclosure } from "./layout/Disclosure/Disclosure.tsx";
export type { DisclosureProps } from "./layout/Disclosure/Disclosure.tsx";
export { Shell } from "./layout/Shell/Shell.tsx";
export type { ShellProps } from "./layout/Shell/Shell.tsx";

export { Avatar } from "./text/Avatar/Avatar.tsx";
export type { AvatarProps } from "./text/Avatar/Avatar.tsx";
export { Prose } from "./text/Prose/Prose.tsx";
export type { ProseProps } from "./text/Prose/Prose.tsx";
export { dateFormat, dayLabel, momentLabel, spanLabel, timeLabel } from "./text/dates/dates.ts";
export { RelativeTime } from "./text/RelativeTime/RelativeTime.tsx";
export type { RelativeTimeProps } from "./text/RelativeTime/RelativeTime.tsx";
export { documentDateLabel, listDateLabel, relativeTimeLabel } from "./text/RelativeTime/labels.ts";
export { SafeHtml } from "./text/SafeHtml/SafeHtml.tsx";
export type { SafeHtmlProps } from "./text/SafeHtml/SafeHtml.tsx";
export { Heading } from "./text/Typography/Heading.tsx";
export type { HeadingProps } from "./text/Typography/Heading.tsx";
export { Text } from "./text/Typography/Text.tsx";
export type { TextProps } from "./text/Typography/Text.tsx";
export { VisuallyHidden } from "./text/VisuallyHidden/VisuallyHidden.tsx";

export { BookmarkStrip, BookmarkTile } from "./grant/BookmarkTile/BookmarkTile.tsx";
export type { BookmarkStripProps, BookmarkTileProps } from "./grant/BookmarkTile/BookmarkTile.tsx";
export { Brandmark } from "./grant/Brand/Brandmark.tsx";
export type { BrandmarkProps } from "./grant/Brand/Brandmark.tsx";
export { Wordmark } from "./grant/Brand/Wordmark.tsx";
export type { WordmarkProps } from "./grant/Brand/Wordmark.tsx";
export { Checklist } from "./grant/Checklist/Checklist.tsx";
export type { ChecklistCategory, ChecklistItem, ChecklistProps } from "./grant/Checklist/Checklist.tsx";
export { Deadline } from "./grant/Deadline/Deadline.tsx";
export type { DeadlineProps } from "./grant/Deadline/Deadline.tsx";
export type { DeadlineCopy } from "./grant/Deadline/deadlineWords.ts";
export { deadlineDay } from "./grant/Deadline/deadlineDay.ts";
export { DraftRow } from "./grant/DraftRow/DraftRow.tsx";
export type { DraftRowProps } from "./grant/DraftRow/DraftRow.tsx";
export { GrantCard } from "./grant/GrantCard/GrantCard.tsx";
export type { GrantCardProps } from "./grant/GrantCard/GrantCard.tsx";
export { GrantHistory } from "./grant/GrantHistory/GrantHistory.tsx";
export type { GrantHistoryProps, PastProject } from "./grant/GrantHistory/GrantHistory.tsx";
export { LedgerRow } from "./grant/LedgerRow/LedgerRow.tsx";
export type { LedgerRowProps } from "./grant/LedgerRow/LedgerRow.tsx";
export { MarginNote } from "./grant/MarginNote/MarginNote.tsx";
export type { MarginNoteProps, NotePriority } from "./grant/MarginNote/MarginNote.tsx";
export { MiniThread } from "./grant/MiniThread/MiniThread.tsx";
export type { MiniThreadProps } from "./grant/MiniThread/MiniThread.tsx";
export { MoreCard } from "./grant/MoreCard/MoreCard.tsx";
export type { MoreCardProps } from "./grant/MoreCard/MoreCard.tsx";
export { OpenPageCard } from "./grant/OpenPageCard/OpenPageCard.tsx";
export type { OpenPageCardProps } from "./grant/OpenPageCard/OpenPageCard.tsx";
export { OpportunityCard } from "./grant/OpportunityCard/OpportunityCard.tsx";
export type { OpportunityCardProps } from "./grant/OpportunityCard/OpportunityCard.tsx";
export { PlanCard } from "./grant/PlanCard/PlanCard.tsx";
export type { PlanCardProps } from "./grant/PlanCard/PlanCard.tsx";
export { stackedPlans } from "./grant/PlanCard/PlanCard.styles.ts";
export { PlanCardList } from "./grant/PlanCard/PlanCardList.tsx";
export type { PlanCardListProps } from "./grant/PlanCard/PlanCardList.tsx";
export { ProgressMarkers } from "./grant/ProgressMarkers/ProgressMarkers.tsx";
export type { ProgressMarkersProps } from "./grant/ProgressMarkers/ProgressMarkers.tsx";
export { defaultMarkers } from "./grant/ProgressMarkers/markers.ts";
export type { ProgressMarker } from "./grant/ProgressMarkers/markers.ts";
export { ProgressThread } from "./grant/ProgressThread/ProgressThread.tsx";
export type { ProgressThreadProps } from "./grant/ProgressThread/ProgressThread.tsx";
export { ReportRow } from "./grant/ReportRow/ReportRow.tsx";
export type { ReportRowProps } from "./grant/ReportRow/ReportRow.tsx";
export { RotatingHeadline } from "./grant/RotatingHeadline/RotatingHeadline.tsx";
export type { RotatingHeadlineProps, RotatingWord } from "./grant/RotatingHeadline/RotatingHeadline.tsx";
export { SplitMessagesPane } from "./grant/SplitMessagesPane/SplitMessagesPane.tsx";
export type { MessageListView, SplitMessagesPaneProps } from "./grant/SplitMessagesPane/SplitMessagesPane.tsx";
export type { SplitMessagesCopy } from "./grant/SplitMessagesPane/splitMessages.copy.ts";
export { StartCard } from "./grant/StartCards/StartCard.tsx";
export type { StartCardProps } from "./grant/StartCards/StartCard.tsx";
export { StartCards } from "./grant/StartCards/StartCards.tsx";
export type { StartCardsProps } from "./grant/StartCards/StartCards.tsx";
export { TitlePageCard } from "./grant/TitlePageCard/TitlePageCard.tsx";
export type { TitlePageCardProps } from "./grant/TitlePageCard/TitlePageCard.tsx";
