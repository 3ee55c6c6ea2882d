import { createIcon } from "./createIcon.tsx";
import * as drawings from "./drawings.ts";

/** Stands for the dashboard. */
export const DashboardIcon = /* @__PURE__ */ createIcon(drawings.house);

/** Stands for the grant library. */
export const GrantsIcon = /* @__PURE__ */ createIcon(drawings.library);

/** Stands for creating a grant. */
export const CreateIcon = /* @__PURE__ */ createIcon(drawings.squarePen);

/** Stands for drafts. */
export const DraftsIcon = /* @__PURE__ */ createIcon(drawings.filePen);

/** Stands for proposals. */
export const ProposalsIcon = /* @__PURE__ */ createIcon(drawings.files);

/** Stands for messages. */
export const InboxIcon = /* @__PURE__ */ createIcon(drawings.inbox);

/** Stands for the organization. */
export const OrganizationIcon = /* @__PURE__ */ createIcon(drawings.building);

/** Stands for help and support. */
export const HelpIcon = /* @__PURE__ */ createIcon(drawings.circleQuestionMark);

/** Stands for the plan. */
export const PlanIcon = /* @__PURE__ */ createIcon(drawings.ticket);

/** Stands for email. */
export const MailIcon = /* @__PURE__ */ createIcon(drawings.mail);

/** Stands for messages that were read. */
export const MailOpenIcon = /* @__PURE__ */ createIcon(drawings.mailOpen);

/** Stands for messages that were sent. */
export const SendIcon = /* @__PURE__ */ createIcon(drawings.send, { isDirectional: true });

/** Stands for answering. */
export const ReplyIcon = /* @__PURE__ */ createIcon(drawings.reply, { isDirectional: true });

/** Stands for done, saved, chosen. */
export const CheckIcon = /* @__PURE__ */ createIcon(drawings.check);

/** Stands for closing, dismissing, removing. */
export const CloseIcon = /* @__PURE__ */ createIcon(drawings.x);

/** Stands for back, the start of a line. */
export const ChevronStartIcon = /* @__PURE__ */ createIcon(drawings.chevronLeft, { isDirectional: true });

/** Stands for onwards, the end of a line. */
export const ChevronEndIcon = /* @__PURE__ */ createIcon(drawings.chevronRight, { isDirectional: true });

/** Up: what stands before. */
export const ChevronUpIcon = /* @__PURE__ */ createIcon(drawings.chevronUp);

/** Stands for opening downwards. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon(drawings.chevronDown);

/** Stands for adding. */
export const PlusIcon = /* @__PURE__ */ createIcon(drawings.plus);

/** Stands for attaching files. */
export const AttachIcon = /* @__PURE__ */ createIcon(drawings.paperclip);

/** Stands for dictation. */
export const DictateIcon = /* @__PURE__ */ createIcon(drawings.mic);

/** Stands for editing. */
export const EditIcon = /* @__PURE__ */ createIcon(drawings.pencil);

/** Stands for copying. */
export const CopyIcon = /* @__PURE__ */ createIcon(drawings.copy);

/** Stands for review, showing what is hidden. */
export const ReviewIcon = /* @__PURE__ */ createIcon(drawings.eye);

/** Stands for hiding what is shown. */
export const HideIcon = /* @__PURE__ */ createIcon(drawings.eyeOff);

/** Stands for an error, a warning. */
export const AlertIcon = /* @__PURE__ */ createIcon(drawings.circleExclamationPoint);

/** Stands for going on. */
export const ArrowForwardIcon = /* @__PURE__ */ createIcon(drawings.arrowRight, { isDirectional: true });

/** Stands for a place outside. */
export const ArrowOutIcon = /* @__PURE__ */ createIcon(drawings.arrowUpRight, { isDirectional: true });

/** Stands for pausing. */
export const PauseIcon = /* @__PURE__ */ createIcon(drawings.pause);

/** Stands for playing. */
export const PlayIcon = /* @__PURE__ */ createIcon(drawings.play);

/** Stands for being offline. */
export const OfflineIcon = /* @__PURE__ */ createIcon(drawings.cloudOff);

/** Stands for more, or under way. */
export const EllipsisIcon = /* @__PURE__ */ createIcon(drawings.ellipsis);

/** Stands for a bookmark. */
export const BookmarkIcon = /* @__PURE__ */ createIcon(drawings.bookmark);

/** Stands for a calendar to choose a day from. */
export const CalendarIcon = /* @__PURE__ */ createIcon(drawings.calendar);

/** Stands for searching. */
export const SearchIcon = /* @__PURE__ */ createIcon(drawings.search);

/** Stands for deleting. */
export const TrashIcon = /* @__PURE__ */ createIcon(drawings.trash);

/** Stands for duplicating. */
export const DuplicateIcon = /* @__PURE__ */ createIcon(drawings.copyPlus);

/** Stands for bringing back. */
export const RestoreIcon = /* @__PURE__ */ createIcon(drawings.undo2, { isDirectional: true });

/** Stands for what was there before. */
export const HistoryIcon = /* @__PURE__ */ createIcon(drawings.rotateCcwClock);

/** Stands for what people say about a text. */
export const CommentIcon = /* @__PURE__ */ createIcon(drawings.messageSquare);

/** Changes that a writer proposes. */
export const ProposeIcon = /* @__PURE__ */ createIcon(drawings.diff);

/** Stands for the light theme. */
export const SunIcon = /* @__PURE__ */ createIcon(drawings.sun);

/** Stands for the dark theme. */
export const MoonIcon = /* @__PURE__ */ createIcon(drawings.moon);

/** Stands for the device's theme. */
export const SystemIcon = /* @__PURE__ */ createIcon(drawings.monitor);

/** Stands for logging out. */
export const LogOutIcon = /* @__PURE__ */ createIcon(drawings.logOut, { isDirectional: true });

/** Stands for a person. */
export const UserIcon = /* @__PURE__ */ createIcon(drawings.user);

/** Stands for a file. */
export const FileIcon = /* @__PURE__ */ createIcon(drawings.file);

/** Stands for something to know. */
export const InfoIcon = /* @__PURE__ */ createIcon(drawings.info);

/** Stands for papers about money: budgets, accounts. */
export const FinancialIcon = /* @__PURE__ */ createIcon(drawings.receiptText);

/** Stands for papers that support a case: letters, references. */
export const SupportingIcon = /* @__PURE__ */ createIcon(drawings.folderOpen);

/** Stands for official papers: certificates, registrations. */
export const AdministrativeIcon = /* @__PURE__ */ createIcon(drawings.stamp);

/** Stands for texts: statements, plans. */
export const NarrativeIcon = /* @__PURE__ */ createIcon(drawings.scrollText);
