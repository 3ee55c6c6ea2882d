import LucideArrowRight from "lucide-react/icons/arrow-right";
import LucideArrowUpRight from "lucide-react/icons/arrow-up-right";
import LucideBookmark from "lucide-react/icons/bookmark";
import LucideBookmarkCheck from "lucide-react/icons/bookmark-check";
import LucideBuilding from "lucide-react/icons/building";
import LucideCheck from "lucide-react/icons/check";
import LucideChevronDown from "lucide-react/icons/chevron-down";
import LucideChevronLeft from "lucide-react/icons/chevron-left";
import LucideChevronRight from "lucide-react/icons/chevron-right";
import LucideCircleAlert from "lucide-react/icons/circle-alert";
import LucideCircleQuestionMark from "lucide-react/icons/circle-question-mark";
import LucideCloudOff from "lucide-react/icons/cloud-off";
import LucideCopy from "lucide-react/icons/copy";
import LucideCopyPlus from "lucide-react/icons/copy-plus";
import LucideEllipsis from "lucide-react/icons/ellipsis";
import LucideEye from "lucide-react/icons/eye";
import LucideEyeOff from "lucide-react/icons/eye-off";
import LucideFile from "lucide-react/icons/file";
import LucideFilePen from "lucide-react/icons/file-pen";
import LucideFiles from "lucide-react/icons/files";
import LucideFolderOpen from "lucide-react/icons/folder-open";
import LucideHouse from "lucide-react/icons/house";
import LucideInbox from "lucide-react/icons/inbox";
import LucideInfo from "lucide-react/icons/info";
import LucideLibrary from "lucide-react/icons/library";
import LucideLogOut from "lucide-react/icons/log-out";
import LucideMail from "lucide-react/icons/mail";
import LucideMic from "lucide-react/icons/mic";
import LucideMonitor from "lucide-react/icons/monitor";
import LucideMoon from "lucide-react/icons/moon";
import LucidePaperclip from "lucide-react/icons/paperclip";
import LucidePause from "lucide-react/icons/pause";
import LucidePencil from "lucide-react/icons/pencil";
import LucidePlay from "lucide-react/icons/play";
import LucidePlus from "lucide-react/icons/plus";
import LucideReceiptText from "lucide-react/icons/receipt-text";
import LucideScrollText from "lucide-react/icons/scroll-text";
import LucideSearch from "lucide-react/icons/search";
import LucideSquarePen from "lucide-react/icons/square-pen";
import LucideStamp from "lucide-react/icons/stamp";
import LucideSun from "lucide-react/icons/sun";
import LucideTrash2 from "lucide-react/icons/trash-2";
import LucideUndo2 from "lucide-react/icons/undo-2";
import LucideUser from "lucide-react/icons/user";
import LucideX from "lucide-react/icons/x";
import { createIcon } from "./createIcon.tsx";

/** Stands for the dashboard. */
export const DashboardIcon = /* @__PURE__ */ createIcon(LucideHouse);

/** Stands for the grant library. */
export const GrantsIcon = /* @__PURE__ */ createIcon(LucideLibrary);

/** Stands for creating a grant. */
export const CreateIcon = /* @__PURE__ */ createIcon(LucideSquarePen);

/** Stands for drafts. */
export const DraftsIcon = /* @__PURE__ */ createIcon(LucideFilePen);

/** Stands for proposals. */
export const ProposalsIcon = /* @__PURE__ */ createIcon(LucideFiles);

/** Stands for messages. */
export const InboxIcon = /* @__PURE__ */ createIcon(LucideInbox);

/** Stands for the organization. */
export const OrganizationIcon = /* @__PURE__ */ createIcon(LucideBuilding);

/** Stands for help and support. */
export const HelpIcon = /* @__PURE__ */ createIcon(LucideCircleQuestionMark);

/** Stands for the plan. */
export const PlanIcon = /* @__PURE__ */ createIcon(LucideBookmarkCheck);

/** Stands for email. */
export const MailIcon = /* @__PURE__ */ createIcon(LucideMail);

/** Stands for done, saved, chosen. */
export const CheckIcon = /* @__PURE__ */ createIcon(LucideCheck);

/** Stands for closing, dismissing, removing. */
export const CloseIcon = /* @__PURE__ */ createIcon(LucideX);

/** Stands for back, the start of a line. */
export const ChevronStartIcon = /* @__PURE__ */ createIcon(LucideChevronLeft, { isDirectional: true });

/** Stands for onwards, the end of a line. */
export const ChevronEndIcon = /* @__PURE__ */ createIcon(LucideChevronRight, { isDirectional: true });

/** Stands for opening downwards. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon(LucideChevronDown);

/** Stands for adding. */
export const PlusIcon = /* @__PURE__ */ createIcon(LucidePlus);

/** Stands for attaching files. */
export const AttachIcon = /* @__PURE__ */ createIcon(LucidePaperclip);

/** Stands for dictation. */
export const DictateIcon = /* @__PURE__ */ createIcon(LucideMic);

/** Stands for editing. */
export const EditIcon = /* @__PURE__ */ createIcon(LucidePencil);

/** Stands for copying. */
export const CopyIcon = /* @__PURE__ */ createIcon(LucideCopy);

/** Stands for review, showing what is hidden. */
export const ReviewIcon = /* @__PURE__ */ createIcon(LucideEye);

/** Stands for hiding what is shown. */
export const HideIcon = /* @__PURE__ */ createIcon(LucideEyeOff);

/** Stands for an error, a warning. */
export const AlertIcon = /* @__PURE__ */ createIcon(LucideCircleAlert);

/** Stands for going on. */
export const ArrowForwardIcon = /* @__PURE__ */ createIcon(LucideArrowRight, { isDirectional: true });

/** Stands for a place outside. */
export const ArrowOutIcon = /* @__PURE__ */ createIcon(LucideArrowUpRight, { isDirectional: true });

/** Stands for pausing. */
export const PauseIcon = /* @__PURE__ */ createIcon(LucidePause);

/** Stands for playing. */
export const PlayIcon = /* @__PURE__ */ createIcon(LucidePlay);

/** Stands for being offline. */
export const OfflineIcon = /* @__PURE__ */ createIcon(LucideCloudOff);

/** Stands for more, or under way. */
export const EllipsisIcon = /* @__PURE__ */ createIcon(LucideEllipsis);

/** Stands for a bookmark. */
export const BookmarkIcon = /* @__PURE__ */ createIcon(LucideBookmark);

/** Stands for searching. */
export const SearchIcon = /* @__PURE__ */ createIcon(LucideSearch);

/** Stands for deleting. */
export const TrashIcon = /* @__PURE__ */ createIcon(LucideTrash2);

/** Stands for duplicating. */
export const DuplicateIcon = /* @__PURE__ */ createIcon(LucideCopyPlus);

/** Stands for bringing back. */
export const RestoreIcon = /* @__PURE__ */ createIcon(LucideUndo2, { isDirectional: true });

/** Stands for the light theme. */
export const SunIcon = /* @__PURE__ */ createIcon(LucideSun);

/** Stands for the dark theme. */
export const MoonIcon = /* @__PURE__ */ createIcon(LucideMoon);

/** Stands for the device's theme. */
export const SystemIcon = /* @__PURE__ */ createIcon(LucideMonitor);

/** Stands for logging out. */
export const LogOutIcon = /* @__PURE__ */ createIcon(LucideLogOut, { isDirectional: true });

/** Stands for a person. */
export const UserIcon = /* @__PURE__ */ createIcon(LucideUser);

/** Stands for a file. */
export const FileIcon = /* @__PURE__ */ createIcon(LucideFile);

/** Stands for something to know. */
export const InfoIcon = /* @__PURE__ */ createIcon(LucideInfo);

/** Stands for papers about money: budgets, accounts. */
export const FinancialIcon = /* @__PURE__ */ createIcon(LucideReceiptText);

/** Stands for papers that support a case: letters, references. */
export const SupportingIcon = /* @__PURE__ */ createIcon(LucideFolderOpen);

/** Stands for official papers: certificates, registrations. */
export const AdministrativeIcon = /* @__PURE__ */ createIcon(LucideStamp);

/** Stands for texts: statements, plans. */
export const NarrativeIcon = /* @__PURE__ */ createIcon(LucideScrollText);
