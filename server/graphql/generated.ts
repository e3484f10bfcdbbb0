// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type { GraphQLResolveInfo } from 'graphql'
import type {
  BrainstormParent,
  MultiTopicParent,
  PostParent,
  PostGroupParent,
  PostVoteParent,
  PostGroupVoteParent,
  CommentParent,
  SubCommentParent,
} from '../activities/brainstorm/parents.ts'
import type { EvaluateParent, PollParent, SubPollParent } from '../activities/evaluate/parents.ts'
import type {
  IdentifyParent,
  IdentifyTopicParent,
  IdentifyAnswerParent,
} from '../activities/identify/parents.ts'
import type {
  OrganizeParent,
  OrganizeSectionParent,
  OrganizeGroupParent,
  OrganizeItemParent,
} from '../activities/organize/parents.ts'
import type { PlanParent, PlanColumnParent, PlanRowParent } from '../activities/plan/parents.ts'
import type {
  PresentPdfParent,
  PresentCommentParent,
  PresentCommentVoteParent,
} from '../activities/present/parents.ts'
import type { PulseParent, SliderGroupParent, SliderPollParent } from '../activities/pulse/parents.ts'
import type { VoteParent } from '../activities/voting/parents.ts'
import type { WorkshopParent, PartParent, StateParent } from '../context/parents.ts'
import type { GraphQLContext } from '../context/context.ts'
export type Maybe<T> = T | null | undefined
export type InputMaybe<T> = T | null | undefined
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> }
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string }
  String: { input: string; output: string }
  Boolean: { input: boolean; output: boolean }
  Int: { input: number; output: number }
  Float: { input: number; output: number }
}

export type LicenseInfo = {
  __typename?: 'LicenseInfo'
  /** The account may have no more than so many workshops at a time. */
  limitedUser: Scalars['Boolean']['output']
  licenseText: Scalars['String']['output']
  /** How many; null without a limit. */
  workshopLimit?: Maybe<Scalars['Int']['output']>
  /** How many there are, templates included, deleted ones not. */
  workshopCount: Scalars['Int']['output']
}

export type UserRight = {
  __typename?: 'UserRight'
  /** A temporary member of one workshop. */
  tempUser: Scalars['Boolean']['output']
  betaUser: Scalars['Boolean']['output']
  createWorkshop: Scalars['Boolean']['output']
  /** Says which templates are official. */
  administrator: Scalars['Boolean']['output']
  licenseInfo: LicenseInfo
}

export type TokenAuthPayload = Payload & {
  __typename?: 'TokenAuthPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  token?: Maybe<Scalars['String']['output']>
  refreshToken?: Maybe<Scalars['String']['output']>
  /** For the next sign-in on this device; null for participants. */
  deviceToken?: Maybe<Scalars['String']['output']>
  user?: Maybe<User>
}

export type RefreshTokenPayload = Payload & {
  __typename?: 'RefreshTokenPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  token?: Maybe<Scalars['String']['output']>
  refreshToken?: Maybe<Scalars['String']['output']>
}

export type CreateUserPayload = Payload & {
  __typename?: 'CreateUserPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  user?: Maybe<User>
}

export type UpdateUserPayload = Payload & {
  __typename?: 'UpdateUserPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  user?: Maybe<User>
}

export type UpdateLicensePayload = Payload & {
  __typename?: 'UpdateLicensePayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  userRight?: Maybe<UserRight>
}

export type ExportAccountPayload = Payload & {
  __typename?: 'ExportAccountPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  url?: Maybe<Scalars['String']['output']>
}

export type SetNewPasswordPayload = Payload & {
  __typename?: 'SetNewPasswordPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  /** The same as errorString. */
  errStr?: Maybe<Scalars['String']['output']>
  /** For the next sign-in on this device. */
  deviceToken?: Maybe<Scalars['String']['output']>
}

export type CreateTempUserPayload = Payload & {
  __typename?: 'CreateTempUserPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  user?: Maybe<User>
  tempPassword?: Maybe<Scalars['String']['output']>
  token?: Maybe<Scalars['String']['output']>
  refreshToken?: Maybe<Scalars['String']['output']>
}

export type PublicWorkshopInfoPayload = Payload & {
  __typename?: 'PublicWorkshopInfoPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  workshopName?: Maybe<Scalars['String']['output']>
  /** Full name of the person who created it. */
  workshopCreator?: Maybe<Scalars['String']['output']>
  /** The workshop has ended: nobody can join any more. */
  workshopEnded?: Maybe<Scalars['Boolean']['output']>
}

/** Queries. Each noun's file adds its own. */
export type Query = {
  __typename?: 'Query'
  /** The caller; null without a token. */
  me?: Maybe<User>
  /** Acts that the caller may perform beside the rights in a workshop. */
  userRight: UserRight
  /** With `multiTopicId`, posts and groups of that topic alone. */
  brainstorm: Brainstorm
  evaluate: Evaluate
  /** The polls of one activity, or of all that the caller may see, in the order of the agenda. */
  polls: Array<Poll>
  identify: Identify
  /** Null for an unknown link. The token is in the link; whoever has it reads the mail of the invited address. */
  facilitatorInvitation?: Maybe<FacilitatorInvitation>
  waitingInvitations: WaitingInvitations
  /** Facilitators see everything, others what the room sees. */
  organize: Organize
  /** The caller's own votes in the present round, each `value1` the number of a section. As `votes`. */
  organizeVotes: Array<Vote>
  /** By position, without deleted ones. */
  parts: Array<Part>
  /** Whether the caller has marked an activity as done. */
  isFinished: Scalars['Boolean']['output']
  /** The presenter's notes; null for callers who may not read them, and while the activity is hidden from the caller. */
  notes?: Maybe<Scalars['String']['output']>
  plan: Plan
  post: Post
  presentPdf: PresentPdf
  pulse: Pulse
  /**
   * This pulse and those that it was duplicated from, the latest first: results with at least five votes, of those pulses
   * that the caller facilitates too.
   */
  pulseTrend: Array<PulseOfTrend>
  /** The server's clock, in epoch milliseconds. */
  serverTime: Scalars['Float']['output']
  /** The caller's own votes in the present round. After a workshop has ended, votes belong to nobody. */
  votes: Array<Vote>
  /**
   * The caller's own workshops and those they are a facilitator of, newest first; templates when asked for; of deleted ones the
   * caller's own that are not erased yet. `first` of them behind the one named `after`; all without `first`. With `search`, those
   * whose name has it, the earliest match first.
   */
  workshops: Array<Workshop>
  /**
   * Templates that are official, public or the caller's own, the most copied first. Of the official ones that speak several
   * languages those in `language`: en or sv.
   */
  templates: Array<Workshop>
  workshop: Workshop
  /** Facilitators get everyone, participants the facilitators and at most five others. */
  activeUsers: ActiveUsers
}

/** Queries. Each noun's file adds its own. */
export type QueryBrainstormArgs = {
  id: Scalars['ID']['input']
  multiTopicId?: InputMaybe<Scalars['ID']['input']>
}

/** Queries. Each noun's file adds its own. */
export type QueryEvaluateArgs = {
  id: Scalars['ID']['input']
}

/** Queries. Each noun's file adds its own. */
export type QueryPollsArgs = {
  workshopId: Scalars['ID']['input']
  evaluateId?: InputMaybe<Scalars['ID']['input']>
}

/** Queries. Each noun's file adds its own. */
export type QueryIdentifyArgs = {
  id: Scalars['ID']['input']
}

/** Queries. Each noun's file adds its own. */
export type QueryFacilitatorInvitationArgs = {
  token: Scalars['String']['input']
}

/** Queries. Each noun's file adds its own. */
export type QueryOrganizeArgs = {
  id: Scalars['ID']['input']
}

/** Queries. Each noun's file adds its own. */
export type QueryOrganizeVotesArgs = {
  organizeId: Scalars['ID']['input']
}

/** Queries. Each noun's file adds its own. */
export type QueryPartsArgs = {
  workshopId: Scalars['ID']['input']
}

/** Queries. Each noun's file adds its own. */
export type QueryIsFinishedArgs = {
  partId: Scalars['ID']['input']
}

/** Queries. Each noun's file adds its own. */
export type QueryNotesArgs = {
  partId: Scalars['ID']['input']
}

/** Queries. Each noun's file adds its own. */
export type QueryPlanArgs = {
  id: Scalars['ID']['input']
}

/** Queries. Each noun's file adds its own. */
export type QueryPostArgs = {
  id: Scalars['ID']['input']
}

/** Queries. Each noun's file adds its own. */
export type QueryPresentPdfArgs = {
  id: Scalars['ID']['input']
}

/** Queries. Each noun's file adds its own. */
export type QueryPulseArgs = {
  id: Scalars['ID']['input']
}

/** Queries. Each noun's file adds its own. */
export type QueryPulseTrendArgs = {
  pulseId: Scalars['ID']['input']
}

/** Queries. Each noun's file adds its own. */
export type QueryVotesArgs = {
  workshopId: Scalars['ID']['input']
  evaluateId: Scalars['ID']['input']
}

/** Queries. Each noun's file adds its own. */
export type QueryWorkshopsArgs = {
  template?: InputMaybe<Scalars['Boolean']['input']>
  deleted?: InputMaybe<Scalars['Boolean']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['ID']['input']>
  search?: InputMaybe<Scalars['String']['input']>
}

/** Queries. Each noun's file adds its own. */
export type QueryTemplatesArgs = {
  language?: InputMaybe<Scalars['String']['input']>
}

/** Queries. Each noun's file adds its own. */
export type QueryWorkshopArgs = {
  id: Scalars['ID']['input']
}

/** Queries. Each noun's file adds its own. */
export type QueryActiveUsersArgs = {
  workshopId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type Mutation = {
  __typename?: 'Mutation'
  /**
   * Signs in: with the e-mail address and password of an account, or the username and temporary password that createTempUser
   * answered.
   *
   * deviceToken: what an earlier sign-in or a new password answered on this device. With the one of an account, its owner is let in
   * whatever others tried with wrong passwords.
   */
  tokenAuth: TokenAuthPayload
  /** A new token for one that runs out. With the answer to the new refresh token an account's old one is worth nothing. */
  refreshToken: RefreshTokenPayload
  /** Ends the caller's sign-in: its tokens are refused from then on, and connections opened with them are closed. */
  logout: DonePayload
  /** The caller is no longer counted among the active users, until they do something again. */
  goOffline: DonePayload
  /**
   * Makes an account. Without a password, a link to set one is sent to the address. The username is the e-mail address.
   *
   * wsId: the workshop it was made from. Kept nowhere: a participant who signs up keeps their part in the session on the device,
   * with the participant's own token, and nothing on the server ties the new account to it.
   */
  createUser: CreateUserPayload
  /** Says whether an address and a password can be used for an account, and makes nothing. */
  validateUserData: DonePayload
  /**
   * Changes the caller's own profile. The email address is read-only, and a password is accepted only from users
   * without one: a participant who sends an address and a password gets an account, which is returned as `user`, and
   * remains the same participant.
   */
  updateUser: UpdateUserPayload
  /** Binds a licence key to the caller's account, of which the one added last counts; userId is theirs. */
  updateLicense: UpdateLicensePayload
  /** A link to a file with everything that is kept of the caller's account. It serves for ten minutes. */
  exportAccount: ExportAccountPayload
  /** Deletes the caller's account for good. Workshops that somebody else facilitates too become theirs; all others are erased. */
  deleteAccount: DonePayload
  updatePassword: DonePayload
  /** Answers the same for known and unknown addresses. */
  sendRecoverEmail: DonePayload
  /** Both values stand in the link of the recovery mail; it serves once, and setNewPassword within ten minutes after it. */
  validateToken: DonePayload
  setNewPassword: SetNewPasswordPayload
  /**
   * A temporary member of a workshop, signed in with the tokens of the answer; or later with tokenAuth, by the temporary
   * password, which is answered once and kept nowhere.
   */
  createTempUser: CreateTempUserPayload
  /** The part of a workshop that is visible before joining it. */
  publicWorkshopInfo: PublicWorkshopInfoPayload
  updateBrainstorm: BrainstormPayload
  /** Changes the given fields. `likesPerPerson`: 0 for no limit. */
  setLikeRules: BrainstormPayload
  updatePostSectionDesc: DonePayload
  updatePostGroupSectionDesc: DonePayload
  setSortByPopularity: DonePayload
  setGlobalAnswers: DonePayload
  /** Shows or hides the answers to one question under one topic. `questionId` wins over `selectedTopicIndex`. */
  setShowAnswers: DonePayload
  /** Hides a question from participants, or shows it; with neither `topicPos` nor `questionId` (which wins), the topic. */
  setTopicHidden: DonePayload
  /**
   * Changes the text of the question at a position, or adds one when the position is empty. `questionId` takes precedence
   * over `topicPos`; `id` is for a new question.
   */
  updateTopic: QuestionPayload
  deleteTopic: DonePayload
  createComment: CommentPayload
  updateComment: CommentPayload
  createSubComment: SubCommentPayload
  updateSubComment: SubCommentPayload
  /**
   * Copies input into the activity of `toPartInput`, by its `inputKind` (ANSWERS when left out); without one into the activity after
   * `activePartId`. It comes out of the activity of `fromPartInput`, or out of the active one; the topic and question there
   * narrow it. `id` makes it happen once.
   */
  copyToNextActivity: CopyPayload
  /** Copies input into an activity as answers; `partId` is the target. All copied items come from one other activity. */
  copyList: CopyPayload
  /** The same as questions. */
  copyAsQuestions: CopyPayload
  /** The same as topics. */
  copyToTopics: CopyPayload
  /** Copies the texts alone, without groups and comments. */
  shallowCopy: CopyPayload
  /** Adds a poll at the end. The only `votingType` is 'Sorter'. */
  createPoll: PollPayload
  /** Changes the given fields. */
  updatePoll: PollPayload
  /** Adds a sub-poll at the end of its poll, which is returned. */
  createSubPoll: PollPayload
  /** Changes the given fields; `pollText` and `pollDesc` are those of the sub-poll. Returns its poll. */
  updateSubPoll: PollPayload
  deletePoll: DonePayload
  /** All of one activity. */
  deletePolls: DonePayload
  deleteSubPoll: DonePayload
  /**
   * Changes the given fields. The ends of the scale are from 1 to 100 ('Must be between 1 and 100'), the high one above the
   * low one ('Max must be greater than Min'); votes stay as they are, and one above the highest value counts as that. While
   * the activity is presented, `showResultsPage` leads the room to the results, or back to the vote page.
   */
  updateEvaluate: EvaluatePayload
  /** A token for the export routes of a workshop. It serves for ten minutes, and rights are checked again there. */
  generateToken: GenerateTokenPayload
  updateIdentify: IdentifyPayload
  /** Shows all answers to the room, or hides them. */
  setIdentifyShown: IdentifyPayload
  /** Adds a topic at the end. */
  createIdentifyTopic: IdentifyTopicPayload
  updateIdentifyTopic: IdentifyTopicPayload
  deleteIdentifyTopic: DonePayload
  createIdentifyAnswer: IdentifyAnswerPayload
  /** Changes the given fields: facilitators of any answer, participants of their own. */
  updateIdentifyAnswer: IdentifyAnswerPayload
  deleteIdentifyAnswer: DonePayload
  /** Sends the invite link to future participants. Invitees are email addresses, at most a hundred. */
  sendInvites: SendInvitesPayload
  /**
   * Makes people facilitators, with full rights: at once whose address is proven, the others when they use the link that is mailed
   * to them. Invitees are e-mail addresses.
   */
  addFacilitators: AddFacilitatorsPayload
  /** Withdraws an invitation that has not been accepted yet. */
  withdrawInvitation: DonePayload
  /** Uses the link of an invitation: the caller's address is proven, and all invitations to facilitate are taken up. */
  acceptInvitation: AcceptInvitationPayload
  /** Mails the link of an invitation that waits to the caller's own address once more. */
  mailInvitationLink: DonePayload
  /**
   * Without a mail server: the creator confirms that the account with an invited address belongs to the invited person,
   * who becomes a facilitator.
   */
  confirmFacilitator: DonePayload
  /** While the activity is presented, `showResultsPage` leads the room to the results, or back to the board. */
  updateOrganize: OrganizePayload
  /**
   * Who sorts. Choosing EACH sets the results to CLOSED, so that nobody sees a total before voting closes, unless
   * `resultsMode` or, afterwards, `setResultsMode` chooses otherwise.
   */
  setOrganizeSorting: OrganizePayload
  /** Whether everyone sorts, or facilitators alone: EVERYONE or FACILITATORS of `setOrganizeSorting`. */
  setOrganizeMoves: OrganizePayload
  /** Whether participants may add items. */
  setOrganizeInput: OrganizePayload
  /** Adds a section at the end. */
  createOrganizeSection: OrganizeSectionPayload
  /** Changes the given fields. */
  updateOrganizeSection: OrganizeSectionPayload
  /** What it holds is not sorted any more, until it is restored. */
  deleteOrganizeSection: DonePayload
  /** Adds a group at the end of a section, or of what is not sorted. */
  createOrganizeGroup: OrganizeGroupPayload
  /** Changes the given fields; `sectionId` null takes it out of its section. */
  updateOrganizeGroup: OrganizeGroupPayload
  /** Its items are directly in its section then. */
  deleteOrganizeGroup: DonePayload
  /**
   * Adds an item that is not sorted, or at the end of a section or group, for callers who may sort. Participants add items
   * where a facilitator allows it.
   */
  createOrganizeItem: OrganizeItemPayload
  /** Changes the given fields: facilitators of any item, participants of their own. */
  updateOrganizeItem: OrganizeItemPayload
  /**
   * Moves an item to the end of a group or else of a section, or before another item or group; without either it is not
   * sorted. With `fromSectionId`, also null, it is moved only while it is in that section; otherwise the answer tells where it
   * is and where it was to go.
   */
  moveOrganizeItem: OrganizeItemPayload
  /** Facilitators delete any item, participants their own. */
  deleteOrganizeItem: DonePayload
  /**
   * Places items for the caller alone: a vote on each, `value1` the `number` of a section, without one undecided. As in
   * `createVotes`.
   */
  createOrganizeVotes: VotesPayload
  /**
   * Puts each item about which at least so many per cent agree into the section that most chose, as one act. Moves nothing
   * while the caller may not read the results.
   */
  acceptOrganizeVotes: OrganizePayload
  /**
   * Makes an activity at the end of the agenda; `id` is the new part's, `objectId` the new activity's. `reusePartId` puts
   * the new activity in the place of that part's old one. An unknown type is 'Unsupported activity type'.
   */
  createPartAndType: CreatePartPayload
  deletePart: DonePayload
  updatePart: PartPayload
  /** Names the part and its activity alike. */
  updatePartAndTypeTitle: PartPayload
  updatePartVisibility: PartPayload
  /** Parts that are not in the list keep their order behind those that are. */
  setPartsPosition: DonePayload
  setInputLocked: PartPayload
  /**
   * Copies a part to the end of an agenda: its own workshop's, or `target`'s, where the caller has to be a facilitator too.
   * `copy_all` copies the input too, `headings_only` does not; likes and authors are never copied. `id` is for the new
   * part, `objectId` for the new activity.
   */
  duplicatePart: DuplicatePartPayload
  /**
   * Marks the activity as done by the caller, or not done. With a round of voting, nothing changes unless it is the present
   * one: a mark that waited offline says nothing about a later round.
   */
  setFinished: DonePayload
  /** Takes everybody's mark of being done away. */
  resetFinished: DonePayload
  /** Empties an activity of all input, after a rehearsal; topics, questions and settings stay. */
  startOver: DonePayload
  /** Changes the given texts. `headings` are by position; null and what is not in the list stay. */
  updatePlan: PlanPayload
  /** Adds an empty row at the end. */
  addPlanRow: PlanRowPayload
  /**
   * Adds a row with texts at the end; or `rows`, in their order, at most 50: all of them, or none. Then `valueList` is empty and there is
   * no `id`. Rows that the same person added before under these ids are not added again.
   */
  createPlanValue: PlanRowPayload
  /**
   * Changes cells of a row: all of them, or none where one was changed by somebody else meanwhile. A cell that has the new
   * text already is no mistake.
   */
  updatePlanRow: PlanRowPayload
  /** Its texts come back when it is restored. */
  deletePlanRow: PlanRowPayload
  /** Adds a column, at the end or before the one at `index`. It is shown as 'Column N' unless a heading is given. */
  addPlanColumn: PlanPayload
  /** Changes the given values of a column. */
  updatePlanColumn: PlanPayload
  /**
   * Deletes one column: `columnId`, or the one at `index`; without both those that `valueList` names, or else, also where it is empty,
   * all behind the first `numColumns`. The last column cannot be deleted.
   */
  deletePlanColumn: PlanPayload
  /** Under the first topic and question when none is named. `questionId` wins over `subTopicPos`. */
  createPost: PostPayload
  updatePost: PostPayload
  deletePost: DonePayload
  deletePosts: DonePayload
  /** Likes a post; one like a person. */
  createPostVote: PostVotePayload
  /** Takes a like back. `id` is the like's, or the post's. */
  deletePostVote: PostVotePayload
  /** An empty group under a topic and question, the first ones when none is named. */
  createPostGroup: PostGroupPayload
  createPostGroupFromPosts: PostGroupPayload
  updatePostGroup: PostGroupPayload
  /** Onto a lone answer: both are in one group then, a new one, whose id may be given as `id`. */
  movePost: PostPayload
  mergePostGroups: PostGroupPayload
  ungroupPost: PostPayload
  /** Their answers stay. */
  deletePostGroups: DonePayload
  /** Likes a group; one like a person. */
  createPostGroupVote: PostGroupVotePayload
  /** Takes a like back. `id` is the like's, or the group's. */
  deletePostGroupVote: PostGroupVotePayload
  /**
   * Changes the given fields. An empty `doc` removes the document; a file is uploaded by
   * `POST /api/sendpdf/{presentId}/{fileName}`, and any other `doc` than the present one is NOT_FOUND. With
   * `expectedDoc` only this document is removed: when another one is there, nothing changes, with a message.
   */
  updatePresent: PresentPdfPayload
  createPresentComment: PresentCommentPayload
  /** Empty text changes nothing. */
  updatePresentComment: PresentCommentPayload
  /** All of them or none: facilitators any comments of one activity, participants their own. */
  deletePresentComments: DonePayload
  /** Likes a comment; one like a person. */
  createPresentCommentVote: PresentCommentVotePayload
  /** Takes a like back. `id` is the like's, or the comment's. */
  deletePresentCommentVote: PresentCommentVotePayload
  /** While the pulse is presented, `showResultsPage` leads the room to the results, or back to its category. */
  updatePulse: PulsePayload
  /** Whether new statements of participants wait for approval; those that wait already go on waiting. */
  setApprovalNeeded: PulsePayload
  /** Adds a category at the end; without a name it is 'Category'. `pulsId` is spelt this way in the calls that exist. */
  createSliderGroup: SliderGroupPayload
  updateSliderGroup: SliderGroupPayload
  deleteSliderGroup: DonePayload
  /** Adds a statement at the end of a category. */
  createSliderPoll: SliderPollPayload
  /** Facilitators change any statement, participants their own while it waits. */
  updateSliderPoll: SliderPollPayload
  deleteSliderPoll: DonePayload
  /** Shows a statement to the room, or lets it wait again. */
  setSliderPollApproved: SliderPollPayload
  /** The same for all statements. */
  setSliderPollsApproved: PulsePayload
  /** Results are always up to date, so this only answers them. */
  generateResultPulse: PulsePayload
  /**
   * Shows beside each statement the result that the same one had in the latest pulse that this one was duplicated from, or
   * removes these results. The caller has to facilitate that pulse too.
   */
  setEarlierPulseShown: PulsePayload
  /** Makes the code that pairs one phone as a remote, once; one that the caller made before for this workshop pairs nothing any more. */
  createRemoteCode: RemoteCodePayload
  /**
   * Exchanges a code for a token. The caller needs no token.
   *
   * `attempt`: a UUID that the phone makes. A retry with the same code and attempt gets the same answer while the code is
   * valid, because an answer may be lost (idempotent).
   */
  pairRemote: PairRemotePayload
  /** Ends a pairing. A phone may end its own. A missing one is no error (idempotent). */
  disconnectRemote: DonePayload
  /**
   * Changes the given fields. `revision` is that of the state on which the change is based: when the state has changed
   * since, nothing is changed.
   */
  updateState: StatePayload
  /** Everyone to the lobby. */
  setStatePA: StatePayload
  /**
   * Starts the countdown for a part, the active one when none is named, in place of any other. 1 second to 24 hours.
   * `revision`, here and below: as in `updateState`.
   */
  startTimer: StatePayload
  /** Adds time, pauses or resumes. Adding time to one that has run out restarts it with that time, and removes its lock. Repeated with the same id, it adds the time once. */
  updateTimer: StatePayload
  /** Takes the countdown off all screens; input that it locked stays locked. */
  stopTimer: StatePayload
  createMultiTopic: MultiTopicPayload
  updateMultiTopic: MultiTopicPayload
  deleteMultiTopic: DonePayload
  /**
   * Votes, or changes what was voted before: sent twice, it counts once. `round`, here and below: the round that the caller
   * saw; one that is over is refused. Without it the present round is meant. `recognisable`: the caller was told that the
   * ballot may be recognised, so it needs no company; any other ballot is shown only with at least two others.
   */
  createVotes: VotesPayload
  updateVotes: VotesPayload
  /**
   * The same for the statements of a pulse. A first ballot needs a value or an abstention on every statement of the category
   * that its sender sees: on those of `statementIds` that can still be voted on, or without it on all of them.
   */
  createSliderVotes: VotesPayload
  updateSliderVotes: VotesPayload
  /**
   * Withdraws votes of the caller, by the ids of their polls or statements, or by their own. Those of a round that is over
   * are refused. `recognisable`: the caller was told that what leaves the results may be recognised.
   */
  deleteVotes: DonePayload
  /** Abstains on a poll or statement, or takes that back. */
  setAbstained: DonePayload
  setResultsMode: DonePayload
  /**
   * Closes or reopens voting. Before it closes, every screen counts down three seconds; the server closes voting at their
   * end, unless it is reopened before. With `closed` and `show`, results are shown to everybody then; with `closed: false`
   * and `countdown`, only a countdown is taken back.
   */
  setVotingClosed: DonePayload
  /**
   * Starts the next round: voting is open, results are no longer shown to everybody, and a room that is at them is led back to
   * vote. With `round`, the one that it ends, it happens once however often it is sent.
   */
  resetVotes: DonePayload
  /** Within ten seconds. Votes of the round that is undone are deleted, and results are shown as they were. */
  undoResetVotes: DonePayload
  /** Votes for somebody without a device, in an activity of either kind. They belong to nobody. */
  createProxyVotes: VotesPayload
  createWorkshop: CreateWorkshopPayload
  /** A session out of a template, with all that the template holds, under its name. */
  createWorkshopFromId: CreateWorkshopPayload
  /** Creates a template from a session, with the same name and without its answers. */
  createTemplateFromId: CreateWorkshopPayload
  /**
   * Only the creator may change the name, how long it is kept after its deletion, or whether and where others find a template;
   * official ones are an administrator's.
   */
  updateWorkshop: WorkshopPayload
  /** Only the creator may; it is kept out of sight until it is erased. */
  deleteWorkshop: DonePayload
  /** Takes the deletion of a workshop back while it is not erased. Only its creator may. */
  restoreWorkshop: DonePayload
  /** Erases a workshop at once and for good: rows, documents and files. Only its creator may. */
  eraseWorkshop: DonePayload
  /** The creator stays; everybody else may also remove themselves. */
  removeFacilitator: DonePayload
  removeParticipant: DonePayload
  /** A read-only link for the room's screen; one that was made before opens nothing from then on. */
  createProjectorLink: ProjectorLinkPayload
  revokeProjectorLink: DonePayload
  /**
   * Ends a workshop permanently: input stops, and nobody can be linked to their contributions any more. Participants can
   * still read the named parts, and no others.
   */
  endWorkshop: DonePayload
  updateShowParticipantsAgenda: DonePayload
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationTokenAuthArgs = {
  username: Scalars['String']['input']
  password: Scalars['String']['input']
  deviceToken?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationRefreshTokenArgs = {
  refreshToken: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateUserArgs = {
  email: Scalars['String']['input']
  username?: InputMaybe<Scalars['String']['input']>
  password?: InputMaybe<Scalars['String']['input']>
  wsId?: InputMaybe<Scalars['ID']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationValidateUserDataArgs = {
  email?: InputMaybe<Scalars['String']['input']>
  userId?: InputMaybe<Scalars['ID']['input']>
  password?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateUserArgs = {
  userId: Scalars['ID']['input']
  email?: InputMaybe<Scalars['String']['input']>
  firstName?: InputMaybe<Scalars['String']['input']>
  lastName?: InputMaybe<Scalars['String']['input']>
  password?: InputMaybe<Scalars['String']['input']>
  language?: InputMaybe<Scalars['String']['input']>
  selectedTheme?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateLicenseArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>
  key: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdatePasswordArgs = {
  oldPassword: Scalars['String']['input']
  newPassword: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSendRecoverEmailArgs = {
  email: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationValidateTokenArgs = {
  userId: Scalars['ID']['input']
  token: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetNewPasswordArgs = {
  userId: Scalars['ID']['input']
  password: Scalars['String']['input']
  token: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateTempUserArgs = {
  name?: InputMaybe<Scalars['String']['input']>
  workshopId: Scalars['ID']['input']
  workshopPassword?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationPublicWorkshopInfoArgs = {
  workshopId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateBrainstormArgs = {
  brainstormId: Scalars['ID']['input']
  brainstormName?: InputMaybe<Scalars['String']['input']>
  brainstormDesc?: InputMaybe<Scalars['String']['input']>
  notes?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetLikeRulesArgs = {
  brainstormId: Scalars['ID']['input']
  likesPerPerson?: InputMaybe<Scalars['Int']['input']>
  likeCountsHidden?: InputMaybe<Scalars['Boolean']['input']>
  likesClosed?: InputMaybe<Scalars['Boolean']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdatePostSectionDescArgs = {
  brainstormId: Scalars['ID']['input']
  description: Scalars['String']['input']
  topicPos?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdatePostGroupSectionDescArgs = {
  brainstormId: Scalars['ID']['input']
  description: Scalars['String']['input']
  topicPos?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetSortByPopularityArgs = {
  brainstormId: Scalars['ID']['input']
  sortByPopularity: Scalars['Boolean']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetGlobalAnswersArgs = {
  brainstormId: Scalars['ID']['input']
  globalAnswers: Scalars['Boolean']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetShowAnswersArgs = {
  multiTopicId: Scalars['ID']['input']
  commonInfoData: CommonInfoInput
  selectedTopicIndex: Scalars['Int']['input']
  questionId?: InputMaybe<Scalars['ID']['input']>
  showAnswers: Scalars['Boolean']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetTopicHiddenArgs = {
  brainstormId: Scalars['ID']['input']
  multiTopicId?: InputMaybe<Scalars['ID']['input']>
  topicPos?: InputMaybe<Scalars['Int']['input']>
  questionId?: InputMaybe<Scalars['ID']['input']>
  hidden: Scalars['Boolean']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateTopicArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  brainstormId: Scalars['ID']['input']
  topicPos: Scalars['Int']['input']
  questionId?: InputMaybe<Scalars['ID']['input']>
  topicText: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeleteTopicArgs = {
  brainstormId: Scalars['ID']['input']
  topicPos: Scalars['Int']['input']
  questionId?: InputMaybe<Scalars['ID']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateCommentArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  postId: Scalars['ID']['input']
  text: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateCommentArgs = {
  commentId: Scalars['ID']['input']
  text?: InputMaybe<Scalars['String']['input']>
  showRemoved?: InputMaybe<Scalars['Boolean']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateSubCommentArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  commentId: Scalars['ID']['input']
  text: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateSubCommentArgs = {
  subCommentId: Scalars['ID']['input']
  text?: InputMaybe<Scalars['String']['input']>
  showRemoved?: InputMaybe<Scalars['Boolean']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCopyToNextActivityArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  workshopId: Scalars['ID']['input']
  activePartId: Scalars['ID']['input']
  copyObjects: Array<CopyItemInput>
  fromPartInput?: InputMaybe<CopyPlaceInput>
  toPartInput?: InputMaybe<CopyPlaceInput>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCopyListArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  partId: Scalars['ID']['input']
  copyList: Array<CopyItemInput>
  partInput?: InputMaybe<CopyPlaceInput>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCopyAsQuestionsArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  partId: Scalars['ID']['input']
  copyList: Array<CopyItemInput>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCopyToTopicsArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  partId: Scalars['ID']['input']
  copyList: Array<CopyItemInput>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationShallowCopyArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  partId: Scalars['ID']['input']
  copyList: Array<CopyItemInput>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreatePollArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  commonInfoData: CommonInfoInput
  evaluateId: Scalars['ID']['input']
  pollText: Scalars['String']['input']
  pollDesc?: InputMaybe<Scalars['String']['input']>
  color?: InputMaybe<Scalars['Int']['input']>
  votingType?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdatePollArgs = {
  pollId: Scalars['ID']['input']
  pollText?: InputMaybe<Scalars['String']['input']>
  pollDesc?: InputMaybe<Scalars['String']['input']>
  color?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateSubPollArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  pollId: Scalars['ID']['input']
  subPollText: Scalars['String']['input']
  subPollDesc?: InputMaybe<Scalars['String']['input']>
  color?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateSubPollArgs = {
  subPollId: Scalars['ID']['input']
  pollText?: InputMaybe<Scalars['String']['input']>
  pollDesc?: InputMaybe<Scalars['String']['input']>
  color?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeletePollArgs = {
  pollId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeletePollsArgs = {
  idList: Array<InputMaybe<Scalars['ID']['input']>>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeleteSubPollArgs = {
  subPollId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateEvaluateArgs = {
  evaluateId: Scalars['ID']['input']
  evaluateName?: InputMaybe<Scalars['String']['input']>
  evaluateDesc?: InputMaybe<Scalars['String']['input']>
  group1Text?: InputMaybe<Scalars['String']['input']>
  group1HelpText?: InputMaybe<Scalars['String']['input']>
  group2Text?: InputMaybe<Scalars['String']['input']>
  group2HelpText?: InputMaybe<Scalars['String']['input']>
  pollRangeL?: InputMaybe<Scalars['Int']['input']>
  pollRangeH?: InputMaybe<Scalars['Int']['input']>
  matrix1Text?: InputMaybe<Scalars['String']['input']>
  matrix2Text?: InputMaybe<Scalars['String']['input']>
  matrix3Text?: InputMaybe<Scalars['String']['input']>
  matrix4Text?: InputMaybe<Scalars['String']['input']>
  matrixColor?: InputMaybe<Scalars['Int']['input']>
  showMatrixText?: InputMaybe<Scalars['Boolean']['input']>
  pollListTitleHeading?: InputMaybe<Scalars['String']['input']>
  showResultsPage?: InputMaybe<Scalars['Boolean']['input']>
  showGraph?: InputMaybe<Scalars['Boolean']['input']>
  showHeat?: InputMaybe<Scalars['Boolean']['input']>
  notes?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationGenerateTokenArgs = {
  workshopId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateIdentifyArgs = {
  identifyId: Scalars['ID']['input']
  identifyDesc?: InputMaybe<Scalars['String']['input']>
  notes?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetIdentifyShownArgs = {
  identifyId: Scalars['ID']['input']
  shown: Scalars['Boolean']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateIdentifyTopicArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  identifyId: Scalars['ID']['input']
  topicText: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateIdentifyTopicArgs = {
  topicId: Scalars['ID']['input']
  topicText: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeleteIdentifyTopicArgs = {
  topicId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateIdentifyAnswerArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  topicId: Scalars['ID']['input']
  answerText: Scalars['String']['input']
  answerDesc?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateIdentifyAnswerArgs = {
  answerId: Scalars['ID']['input']
  answerText?: InputMaybe<Scalars['String']['input']>
  answerDesc?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeleteIdentifyAnswerArgs = {
  answerId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSendInvitesArgs = {
  workshopId: Scalars['ID']['input']
  invitees: Array<InputMaybe<Scalars['String']['input']>>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationAddFacilitatorsArgs = {
  workshopId: Scalars['ID']['input']
  invitees: Array<InputMaybe<Scalars['String']['input']>>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationWithdrawInvitationArgs = {
  workshopId: Scalars['ID']['input']
  email: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationAcceptInvitationArgs = {
  token: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationConfirmFacilitatorArgs = {
  workshopId: Scalars['ID']['input']
  email: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateOrganizeArgs = {
  organizeId: Scalars['ID']['input']
  organizeName?: InputMaybe<Scalars['String']['input']>
  organizeDesc?: InputMaybe<Scalars['String']['input']>
  toplevelSectionName?: InputMaybe<Scalars['String']['input']>
  unsortedSectionDesc?: InputMaybe<Scalars['String']['input']>
  showResultsPage?: InputMaybe<Scalars['Boolean']['input']>
  notes?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetOrganizeSortingArgs = {
  organizeId: Scalars['ID']['input']
  sorting: OrganizeSorting
  resultsMode?: InputMaybe<ResultsMode>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetOrganizeMovesArgs = {
  organizeId: Scalars['ID']['input']
  allowed: Scalars['Boolean']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetOrganizeInputArgs = {
  organizeId: Scalars['ID']['input']
  allowed: Scalars['Boolean']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateOrganizeSectionArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  organizeId: Scalars['ID']['input']
  name: Scalars['String']['input']
  description?: InputMaybe<Scalars['String']['input']>
  color?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateOrganizeSectionArgs = {
  sectionId: Scalars['ID']['input']
  name?: InputMaybe<Scalars['String']['input']>
  description?: InputMaybe<Scalars['String']['input']>
  color?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeleteOrganizeSectionArgs = {
  sectionId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateOrganizeGroupArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  organizeId: Scalars['ID']['input']
  name: Scalars['String']['input']
  sectionId?: InputMaybe<Scalars['ID']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateOrganizeGroupArgs = {
  groupId: Scalars['ID']['input']
  name?: InputMaybe<Scalars['String']['input']>
  sectionId?: InputMaybe<Scalars['ID']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeleteOrganizeGroupArgs = {
  groupId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateOrganizeItemArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  organizeId: Scalars['ID']['input']
  text: Scalars['String']['input']
  description?: InputMaybe<Scalars['String']['input']>
  sectionId?: InputMaybe<Scalars['ID']['input']>
  groupId?: InputMaybe<Scalars['ID']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateOrganizeItemArgs = {
  itemId: Scalars['ID']['input']
  text?: InputMaybe<Scalars['String']['input']>
  description?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationMoveOrganizeItemArgs = {
  itemId: Scalars['ID']['input']
  sectionId?: InputMaybe<Scalars['ID']['input']>
  groupId?: InputMaybe<Scalars['ID']['input']>
  fromSectionId?: InputMaybe<Scalars['ID']['input']>
  beforeId?: InputMaybe<Scalars['ID']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeleteOrganizeItemArgs = {
  itemId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateOrganizeVotesArgs = {
  organizeId: Scalars['ID']['input']
  voteList: Array<VoteInput>
  round?: InputMaybe<Scalars['Int']['input']>
  recognisable?: InputMaybe<Scalars['Boolean']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationAcceptOrganizeVotesArgs = {
  organizeId: Scalars['ID']['input']
  atLeast: Scalars['Int']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreatePartAndTypeArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  objectId?: InputMaybe<Scalars['ID']['input']>
  commonInfoData: CommonInfoInput
  title?: InputMaybe<Scalars['String']['input']>
  type: Scalars['String']['input']
  options?: InputMaybe<PartOptionsInput>
  reusePartId?: InputMaybe<Scalars['ID']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeletePartArgs = {
  part: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdatePartArgs = {
  id: Scalars['ID']['input']
  title?: InputMaybe<Scalars['String']['input']>
  type?: InputMaybe<Scalars['String']['input']>
  commonInfoData?: InputMaybe<CommonInfoInput>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdatePartAndTypeTitleArgs = {
  id: Scalars['ID']['input']
  title?: InputMaybe<Scalars['String']['input']>
  type?: InputMaybe<Scalars['String']['input']>
  commonInfoData?: InputMaybe<CommonInfoInput>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdatePartVisibilityArgs = {
  partId: Scalars['ID']['input']
  hidden: Scalars['Boolean']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetPartsPositionArgs = {
  positionList: Array<InputMaybe<PartPositionInput>>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetInputLockedArgs = {
  partId: Scalars['ID']['input']
  locked: Scalars['Boolean']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDuplicatePartArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  objectId?: InputMaybe<Scalars['ID']['input']>
  part: Scalars['ID']['input']
  target?: InputMaybe<Scalars['ID']['input']>
  mode?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetFinishedArgs = {
  partId: Scalars['ID']['input']
  finished: Scalars['Boolean']['input']
  round?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationResetFinishedArgs = {
  partId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationStartOverArgs = {
  partId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdatePlanArgs = {
  planId: Scalars['ID']['input']
  planName?: InputMaybe<Scalars['String']['input']>
  planDesc?: InputMaybe<Scalars['String']['input']>
  headings?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>
  notes?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationAddPlanRowArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  planId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreatePlanValueArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  commonInfoData: CommonInfoInput
  planId: Scalars['ID']['input']
  valueList: Array<PlanValueInput>
  rows?: InputMaybe<Array<PlanRowInput>>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdatePlanRowArgs = {
  rowId: Scalars['ID']['input']
  valueList: Array<PlanValueInput>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeletePlanRowArgs = {
  rowId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationAddPlanColumnArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  planId: Scalars['ID']['input']
  index?: InputMaybe<Scalars['Int']['input']>
  heading?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdatePlanColumnArgs = {
  columnId: Scalars['ID']['input']
  heading?: InputMaybe<Scalars['String']['input']>
  choices?: InputMaybe<Array<Scalars['String']['input']>>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeletePlanColumnArgs = {
  planId: Scalars['ID']['input']
  columnId?: InputMaybe<Scalars['ID']['input']>
  index?: InputMaybe<Scalars['Int']['input']>
  numColumns?: InputMaybe<Scalars['Int']['input']>
  valueList?: InputMaybe<Array<PlanValueInput>>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreatePostArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  commonInfoData: CommonInfoInput
  brainstormId: Scalars['ID']['input']
  postText: Scalars['String']['input']
  color?: InputMaybe<Scalars['Int']['input']>
  subTopicPos?: InputMaybe<Scalars['Int']['input']>
  questionId?: InputMaybe<Scalars['ID']['input']>
  multiTopicId?: InputMaybe<Scalars['ID']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdatePostArgs = {
  postId: Scalars['ID']['input']
  postText?: InputMaybe<Scalars['String']['input']>
  postDesc?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeletePostArgs = {
  postId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeletePostsArgs = {
  idList: Array<InputMaybe<Scalars['ID']['input']>>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreatePostVoteArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  postId: Scalars['ID']['input']
  value?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeletePostVoteArgs = {
  id: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreatePostGroupArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  commonInfoData: CommonInfoInput
  brainstormId: Scalars['ID']['input']
  groupNameText?: InputMaybe<Scalars['String']['input']>
  isGroup?: InputMaybe<Scalars['Boolean']['input']>
  color?: InputMaybe<Scalars['Int']['input']>
  subTopicPos?: InputMaybe<Scalars['Int']['input']>
  questionId?: InputMaybe<Scalars['ID']['input']>
  multiTopicId?: InputMaybe<Scalars['ID']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreatePostGroupFromPostsArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  commonInfoData: CommonInfoInput
  brainstormId: Scalars['ID']['input']
  postsId: Array<InputMaybe<Scalars['ID']['input']>>
  groupNameText?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdatePostGroupArgs = {
  postgroupId: Scalars['ID']['input']
  groupNameText: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationMovePostArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  postId: Scalars['ID']['input']
  toPostgroupId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationMergePostGroupsArgs = {
  fromPostgroupId: Scalars['ID']['input']
  toPostgroupId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUngroupPostArgs = {
  postId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeletePostGroupsArgs = {
  commonInfoData: CommonInfoInput
  brainstormId: Scalars['ID']['input']
  postgroupIdList: Array<InputMaybe<Scalars['ID']['input']>>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreatePostGroupVoteArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  postGroupId: Scalars['ID']['input']
  value?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeletePostGroupVoteArgs = {
  id: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdatePresentArgs = {
  presentId: Scalars['ID']['input']
  doc?: InputMaybe<Scalars['String']['input']>
  expectedDoc?: InputMaybe<Scalars['ID']['input']>
  showComments?: InputMaybe<Scalars['Boolean']['input']>
  allowNavigation?: InputMaybe<Scalars['Boolean']['input']>
  notes?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreatePresentCommentArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  presentId: Scalars['ID']['input']
  page: Scalars['Int']['input']
  text: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdatePresentCommentArgs = {
  commentId: Scalars['ID']['input']
  text: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeletePresentCommentsArgs = {
  idList: Array<InputMaybe<Scalars['ID']['input']>>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreatePresentCommentVoteArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  commentId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeletePresentCommentVoteArgs = {
  id: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdatePulseArgs = {
  pulseId: Scalars['ID']['input']
  pulseName?: InputMaybe<Scalars['String']['input']>
  groupText?: InputMaybe<Scalars['String']['input']>
  groupHelpText?: InputMaybe<Scalars['String']['input']>
  sliderListTitleHeading?: InputMaybe<Scalars['String']['input']>
  showResultsPage?: InputMaybe<Scalars['Boolean']['input']>
  sortBy?: InputMaybe<PulseSort>
  notes?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetApprovalNeededArgs = {
  pulseId: Scalars['ID']['input']
  needed: Scalars['Boolean']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateSliderGroupArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  commonInfoData: CommonInfoInput
  pulsId: Scalars['ID']['input']
  sliderGroupName?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateSliderGroupArgs = {
  sliderGroupId: Scalars['ID']['input']
  sliderGroupName: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeleteSliderGroupArgs = {
  sliderGroupId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateSliderPollArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  commonInfoInput: CommonInfoInput
  pulseId: Scalars['ID']['input']
  sliderGroupId: Scalars['ID']['input']
  sliderText: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateSliderPollArgs = {
  sliderPollId: Scalars['ID']['input']
  sliderText: Scalars['String']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeleteSliderPollArgs = {
  sliderPollId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetSliderPollApprovedArgs = {
  sliderPollId: Scalars['ID']['input']
  approved: Scalars['Boolean']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetSliderPollsApprovedArgs = {
  pulseId: Scalars['ID']['input']
  approved: Scalars['Boolean']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationGenerateResultPulseArgs = {
  pulseId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetEarlierPulseShownArgs = {
  pulseId: Scalars['ID']['input']
  shown: Scalars['Boolean']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateRemoteCodeArgs = {
  workshopId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationPairRemoteArgs = {
  workshopId: Scalars['ID']['input']
  code: Scalars['String']['input']
  attempt: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDisconnectRemoteArgs = {
  workshopId: Scalars['ID']['input']
  remoteId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateStateArgs = {
  workshopId: Scalars['ID']['input']
  activePartId?: InputMaybe<Scalars['ID']['input']>
  currentState?: InputMaybe<Scalars['String']['input']>
  activeMultiTopicId?: InputMaybe<Scalars['ID']['input']>
  activePostId?: InputMaybe<Scalars['ID']['input']>
  activePostGroupId?: InputMaybe<Scalars['ID']['input']>
  topicActivePos?: InputMaybe<Scalars['Int']['input']>
  focus?: InputMaybe<Scalars['Boolean']['input']>
  sortByPopularity?: InputMaybe<Scalars['Boolean']['input']>
  globalAnswers?: InputMaybe<Scalars['Boolean']['input']>
  showGroupPage?: InputMaybe<Scalars['Boolean']['input']>
  showOverviewPage?: InputMaybe<Scalars['Boolean']['input']>
  showResultsPage?: InputMaybe<Scalars['Boolean']['input']>
  showEditPage?: InputMaybe<Scalars['Boolean']['input']>
  showGraph?: InputMaybe<Scalars['Boolean']['input']>
  showWordCloudPage?: InputMaybe<Scalars['Boolean']['input']>
  pdfPage?: InputMaybe<Scalars['Int']['input']>
  followMe?: InputMaybe<Scalars['Boolean']['input']>
  showResults?: InputMaybe<Scalars['Boolean']['input']>
  revision?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetStatePaArgs = {
  workshopId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationStartTimerArgs = {
  workshopId: Scalars['ID']['input']
  seconds: Scalars['Int']['input']
  partId?: InputMaybe<Scalars['ID']['input']>
  locksInput?: InputMaybe<Scalars['Boolean']['input']>
  revision?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateTimerArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  workshopId: Scalars['ID']['input']
  addSeconds?: InputMaybe<Scalars['Int']['input']>
  paused?: InputMaybe<Scalars['Boolean']['input']>
  revision?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationStopTimerArgs = {
  workshopId: Scalars['ID']['input']
  revision?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateMultiTopicArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  text: Scalars['String']['input']
  brainstormId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateMultiTopicArgs = {
  text: Scalars['String']['input']
  multiTopicId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeleteMultiTopicArgs = {
  id: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateVotesArgs = {
  evaluateId: Scalars['ID']['input']
  voteList: Array<VoteInput>
  round?: InputMaybe<Scalars['Int']['input']>
  recognisable?: InputMaybe<Scalars['Boolean']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateVotesArgs = {
  voteList: Array<VoteUpdateInput>
  round?: InputMaybe<Scalars['Int']['input']>
  recognisable?: InputMaybe<Scalars['Boolean']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateSliderVotesArgs = {
  commonInfoData: CommonInfoInput
  pulseId: Scalars['ID']['input']
  voteList: Array<VoteUpdateInput>
  round?: InputMaybe<Scalars['Int']['input']>
  statementIds?: InputMaybe<Array<Scalars['ID']['input']>>
  recognisable?: InputMaybe<Scalars['Boolean']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateSliderVotesArgs = {
  commonInfoData: CommonInfoInput
  pulseId: Scalars['ID']['input']
  voteList: Array<VoteUpdateInput>
  round?: InputMaybe<Scalars['Int']['input']>
  statementIds?: InputMaybe<Array<Scalars['ID']['input']>>
  recognisable?: InputMaybe<Scalars['Boolean']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeleteVotesArgs = {
  idList: Array<Scalars['ID']['input']>
  round?: InputMaybe<Scalars['Int']['input']>
  recognisable?: InputMaybe<Scalars['Boolean']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetAbstainedArgs = {
  pollId: Scalars['ID']['input']
  abstained: Scalars['Boolean']['input']
  round?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetResultsModeArgs = {
  partId: Scalars['ID']['input']
  mode: ResultsMode
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationSetVotingClosedArgs = {
  partId: Scalars['ID']['input']
  closed: Scalars['Boolean']['input']
  countdown?: InputMaybe<Scalars['Boolean']['input']>
  show?: InputMaybe<Scalars['Boolean']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationResetVotesArgs = {
  partId: Scalars['ID']['input']
  round?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUndoResetVotesArgs = {
  partId: Scalars['ID']['input']
  round?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateProxyVotesArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  evaluateId: Scalars['ID']['input']
  voteList: Array<VoteInput>
  round?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateWorkshopArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  workshopName: Scalars['String']['input']
  password?: InputMaybe<Scalars['String']['input']>
  template?: InputMaybe<Scalars['Boolean']['input']>
  templateName?: InputMaybe<Scalars['String']['input']>
  sourceWorkshopId?: InputMaybe<Scalars['ID']['input']>
  includeInput?: InputMaybe<Scalars['Boolean']['input']>
  genericOption?: InputMaybe<Scalars['String']['input']>
  copyOptions?: InputMaybe<Array<CopyOptionInput>>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateWorkshopFromIdArgs = {
  id: Scalars['ID']['input']
  newId?: InputMaybe<Scalars['ID']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateTemplateFromIdArgs = {
  id: Scalars['ID']['input']
  newId?: InputMaybe<Scalars['ID']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateWorkshopArgs = {
  workshopId: Scalars['ID']['input']
  workshopName?: InputMaybe<Scalars['String']['input']>
  password?: InputMaybe<Scalars['String']['input']>
  lobbyTitle?: InputMaybe<Scalars['String']['input']>
  lobbyDesc?: InputMaybe<Scalars['String']['input']>
  color?: InputMaybe<Scalars['String']['input']>
  templateDesc?: InputMaybe<Scalars['String']['input']>
  templatePic?: InputMaybe<Scalars['String']['input']>
  templatePublic?: InputMaybe<Scalars['Boolean']['input']>
  templateOfficial?: InputMaybe<Scalars['Boolean']['input']>
  publicTemplateInfo?: InputMaybe<Array<Scalars['String']['input']>>
  retentionDays?: InputMaybe<Scalars['Int']['input']>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationDeleteWorkshopArgs = {
  id: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationRestoreWorkshopArgs = {
  id: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationEraseWorkshopArgs = {
  workshopId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationRemoveFacilitatorArgs = {
  workshopId: Scalars['ID']['input']
  userId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationRemoveParticipantArgs = {
  workshopId: Scalars['ID']['input']
  userId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationCreateProjectorLinkArgs = {
  workshopId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationRevokeProjectorLinkArgs = {
  workshopId: Scalars['ID']['input']
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationEndWorkshopArgs = {
  workshopId: Scalars['ID']['input']
  sharedPartIds?: InputMaybe<Array<Scalars['ID']['input']>>
}

/**
 * What is done. Who may not call is told by an error with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_USER_INPUT or RATE_LIMITED.
 */
export type MutationUpdateShowParticipantsAgendaArgs = {
  workshopId: Scalars['ID']['input']
  showParticipantsAgenda: Scalars['Boolean']['input']
}

/** Subscriptions, over a websocket with the protocol graphql-transport-ws. */
export type Subscription = {
  __typename?: 'Subscription'
  /** The current state first, then each change. */
  updatedState: State
}

/** Subscriptions, over a websocket with the protocol graphql-transport-ws. */
export type SubscriptionUpdatedStateArgs = {
  workshopId: Scalars['ID']['input']
}

/**
 * Fields that every mutation returns, beside things that the caller may read now: they are null while the activity is
 * hidden from them, also when `ok`.
 */
export type Payload = {
  /** false: the caller can mend something; nothing was changed, and the other fields are null. */
  ok: Scalars['Boolean']['output']
  /** The mistake to correct, as an English sentence for the user; null when ok. */
  errorString?: Maybe<Scalars['String']['output']>
  /** Names that sentence in the table of messages, for a translation; never changes its meaning. Null when ok. */
  errorCode?: Maybe<Scalars['String']['output']>
  /** Values in the sentence, such as a number or an address, in the order of a translation's {0}, {1}; null when ok. */
  errorValues?: Maybe<Array<Scalars['String']['output']>>
}

/** The answer of a mutation that makes nothing. */
export type DonePayload = Payload & {
  __typename?: 'DonePayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
}

/** Accepted wherever a call names the workshop it happens in. */
export type CommonInfoInput = {
  workshop: Scalars['ID']['input']
}

/** A user with an account, or a participant, whose username starts with Participant and reveals no name. */
export type User = {
  __typename?: 'User'
  id: Scalars['ID']['output']
  username: Scalars['String']['output']
  firstName: Scalars['String']['output']
  lastName: Scalars['String']['output']
  /** Null unless it is the caller's own, or the caller is a facilitator of theirs. */
  email?: Maybe<Scalars['String']['output']>
  /** Of the screens: 'en' or 'sv'; null unless it is the caller's own account. */
  language?: Maybe<Scalars['String']['output']>
  /**
   * The display name of a participant who entered no name: a colour and an animal, such as 'blue-fox' or 'blue-fox-2',
   * unique in the workshop. Null for accounts.
   */
  nickname?: Maybe<Scalars['String']['output']>
  /** 0 is the base theme, 1 the white theme; null unless it is the caller's own account. */
  selectedTheme?: Maybe<Scalars['Int']['output']>
}

/**
 * Short answers under topics and questions. Participants get what the room may see and all that is their own; facilitators
 * get everything that is not deleted.
 */
export type Brainstorm = {
  __typename?: 'Brainstorm'
  id: Scalars['ID']['output']
  brainstormName: Scalars['String']['output']
  brainstormDesc: Scalars['String']['output']
  /** Texts of the questions; null where one is hidden from the caller. */
  brainstormTopicsText: Array<Maybe<Scalars['String']['output']>>
  topicLengthCount: Scalars['Int']['output']
  questions: Array<Question>
  multiTopics: Array<MultiTopic>
  postSectionDesc: Scalars['String']['output']
  postGroupSectionDesc: Scalars['String']['output']
  /** All answers are shown to the room. */
  globalAnswers: Scalars['Boolean']['output']
  /** Place of the question that everyone is on; 0 is the first. */
  selectedTopicIndex: Scalars['Int']['output']
  sortByPopularity: Scalars['Boolean']['output']
  /** Participants can add nothing for now. */
  inputLocked: Scalars['Boolean']['output']
  /** Places of the questions that are not hidden from the room. */
  openTopics: Array<Scalars['Int']['output']>
  /**
   * In the order of writing, or most liked first when `sortByPopularity`. With `mine`, the caller's own alone; once a
   * workshop ended nobody can be told what is theirs, and there are none.
   */
  posts: Array<Post>
  /** Groups, then every lone answer as a group of its own with `isGroup` false. */
  postGroups: Array<PostGroup>
  /** The caller's own likes; of others only their number is known. */
  postvoteSet: Array<PostVote>
  /** How many participants marked it as done, whether they are here or not; null for participants and registered users. */
  finishedCount?: Maybe<Scalars['Int']['output']>
  /** The caller marked it as done. */
  isFinished: Scalars['Boolean']['output']
  /** The presenter's notes; null unless the caller is a facilitator of it. */
  notes?: Maybe<Scalars['String']['output']>
  /** Likes a person has in this activity; null for as many as they wish. */
  likesPerPerson?: Maybe<Scalars['Int']['output']>
  /** Nobody but facilitators sees numbers of likes until liking is closed. */
  likeCountsHidden: Scalars['Boolean']['output']
  /** Nobody can like or take a like back any more. */
  likesClosed: Scalars['Boolean']['output']
  /** How many answers there are, hidden ones too. */
  postCount: Scalars['Int']['output']
}

/**
 * Short answers under topics and questions. Participants get what the room may see and all that is their own; facilitators
 * get everything that is not deleted.
 */
export type BrainstormPostsArgs = {
  mine?: InputMaybe<Scalars['Boolean']['input']>
}

/** A question (a subtopic in the names of calls). All topics of a brainstorm have the same ones. */
export type Question = {
  __typename?: 'Question'
  id: Scalars['ID']['output']
  /** Null where it is hidden from the caller. */
  text?: Maybe<Scalars['String']['output']>
  hidden: Scalars['Boolean']['output']
}

export type BrainstormPayload = Payload & {
  __typename?: 'BrainstormPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  brainstorm?: Maybe<Brainstorm>
}

export type QuestionPayload = Payload & {
  __typename?: 'QuestionPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  question?: Maybe<Question>
}

/** A comment on an answer. */
export type Comment = {
  __typename?: 'Comment'
  id: Scalars['ID']['output']
  /** Null when it was removed. */
  text?: Maybe<Scalars['String']['output']>
  /** It was removed; its replies stay. */
  showRemoved: Scalars['Boolean']['output']
  /** A facilitator wrote it; which one is not kept. Nothing tells participants apart. */
  byFacilitator: Scalars['Boolean']['output']
  isMine: Scalars['Boolean']['output']
  /** The caller when it is theirs, else null. */
  creator?: Maybe<User>
  /** Epoch seconds. */
  createdTimeStamp: Scalars['Int']['output']
  /** Oldest first. */
  subComments: Array<SubComment>
}

/** A reply to a comment. */
export type SubComment = {
  __typename?: 'SubComment'
  id: Scalars['ID']['output']
  /** Null when it was removed. */
  text?: Maybe<Scalars['String']['output']>
  showRemoved: Scalars['Boolean']['output']
  byFacilitator: Scalars['Boolean']['output']
  isMine: Scalars['Boolean']['output']
  /** The caller when it is theirs, else null. */
  creator?: Maybe<User>
  /** Epoch seconds. */
  createdTimeStamp: Scalars['Int']['output']
}

/** Empty text is ignored: ok, and no comment. */
export type CommentPayload = Payload & {
  __typename?: 'CommentPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  comment?: Maybe<Comment>
}

/** Empty text is ignored: ok, and no reply. */
export type SubCommentPayload = Payload & {
  __typename?: 'SubCommentPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  subComment?: Maybe<SubComment>
}

/** Something that is copied into another activity. */
export type CopyItemInput = {
  /** ANSWERS, TOP, TOPICS (questions) or MULTI_TOPICS (topics) */
  type: Scalars['String']['input']
  /** An answer or a group, the activity, a question, or a topic; of a planner a row or a column. */
  objId: Scalars['ID']['input']
  /** Of a planner: the position of a column, starting at 0. */
  column?: InputMaybe<Scalars['Int']['input']>
  /** Of a planner: the column, where it is known; it wins over the position. */
  columnId?: InputMaybe<Scalars['ID']['input']>
  /** A group: with its answers. A topic or a question: with everything under it. */
  copyChildren?: InputMaybe<Scalars['Boolean']['input']>
  /** TOP: how many of the most liked. */
  count?: InputMaybe<Scalars['Int']['input']>
}

/** The source or the target. */
export type CopyPlaceInput = {
  partId?: InputMaybe<Scalars['ID']['input']>
  /** The question, by its position. */
  topicPosition?: InputMaybe<Scalars['Int']['input']>
  /** The question, where it is known; it wins over the position. */
  questionId?: InputMaybe<Scalars['ID']['input']>
  multiTopicId?: InputMaybe<Scalars['ID']['input']>
  /** ANSWERS, QUESTIONS or TOPICS */
  inputKind?: InputMaybe<Scalars['String']['input']>
  /** Of an organize part: groups come along, by default they do. Otherwise their items stand by themselves. */
  copyGroups?: InputMaybe<Scalars['Boolean']['input']>
  /** Of an organize part: a group is made although one of its name is there; otherwise its items join that one. */
  cloneGroups?: InputMaybe<Scalars['Boolean']['input']>
}

/** Things that a copy leaves out or sets otherwise, and why. */
export type LeftOut = {
  __typename?: 'LeftOut'
  count: Scalars['Int']['output']
  reason: Scalars['String']['output']
  /** A stable code of the reason, for translations; the count is its one value. */
  reasonCode: Scalars['String']['output']
}

/** The copied items. */
export type CopyPayload = Payload & {
  __typename?: 'CopyPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  /** Answers, groups, questions or topics, those in a group or under a question not counted. Null: this call was made before. */
  copied?: Maybe<Scalars['Int']['output']>
  /** What of them was left out. Null: this call was made before, or failed. */
  leftOut?: Maybe<Array<LeftOut>>
}

/**
 * Polls on a scale: Scales with one axis, the 2x2 matrix with two. Facilitators add them, everyone sees them and votes on
 * them. Facilitators get everything that is not deleted.
 */
export type Evaluate = {
  __typename?: 'Evaluate'
  id: Scalars['ID']['output']
  evaluateName: Scalars['String']['output']
  evaluateDesc: Scalars['String']['output']
  /** 1 for Scales, 2 for the 2x2 matrix. */
  numberOfAxis: Scalars['Int']['output']
  /** The title of the list of polls. */
  pollListTitleHeading: Scalars['String']['output']
  /** The title of the horizontal axis, or of the only one. */
  group1Text: Scalars['String']['output']
  group1HelpText: Scalars['String']['output']
  /** The title of the vertical axis. */
  group2Text: Scalars['String']['output']
  group2HelpText: Scalars['String']['output']
  /** The lowest and the highest value of the scale. */
  pollRangeL: Scalars['Int']['output']
  pollRangeH: Scalars['Int']['output']
  /** Labels of the quadrants: top left, top right, bottom left, bottom right; empty where nobody typed one. */
  matrix1Text: Scalars['String']['output']
  matrix2Text: Scalars['String']['output']
  matrix3Text: Scalars['String']['output']
  matrix4Text: Scalars['String']['output']
  /** 0 is white, 1 to 4 are the schemes. */
  matrixColor: Scalars['Int']['output']
  showMatrixText: Scalars['Boolean']['output']
  /** Everybody may read the results, also people who have not voted. */
  showResultsPage: Scalars['Boolean']['output']
  /** A facilitator chose that the results of a matrix open as a graph. */
  showGraph: Scalars['Boolean']['output']
  /** The results open as a graph: those of a matrix, unless a facilitator chose the table. */
  opensAsGraph: Scalars['Boolean']['output']
  /** The graph shows the heat map of all votes. */
  showHeat: Scalars['Boolean']['output']
  resultsMode: ResultsMode
  /** Nobody can vote, change or withdraw a vote; also once the workshop has ended. */
  votingClosed: Scalars['Boolean']['output']
  /** While every screen counts down to the close of voting: its moment, in epoch milliseconds by the server's clock. */
  closingAt?: Maybe<Scalars['Float']['output']>
  /** When voting was last closed in this round, which showed results, in epoch milliseconds; null when it was not. */
  resultsShownAt?: Maybe<Scalars['Float']['output']>
  /** The round of voting, starting at 1. */
  round: Scalars['Int']['output']
  /** When the votes were last reset, in epoch milliseconds; null when they never were, or that was undone. */
  resetAt?: Maybe<Scalars['Float']['output']>
  /** How many participants voted in this round. */
  voteCount: Scalars['Int']['output']
  /** How many participants have joined, whether they are here or not. */
  joinedCount: Scalars['Int']['output']
  /** Votes that facilitators entered for people without a device. */
  proxyCount: Scalars['Int']['output']
  /** The caller may read the results now; otherwise the results of all polls are null. */
  resultsReadable: Scalars['Boolean']['output']
  /** Participants can add nothing for now. */
  inputLocked: Scalars['Boolean']['output']
  /** In the order of the list. */
  polls: Array<Poll>
  /** How many participants marked it as done, whether they are here or not; null for participants and registered users. */
  finishedCount?: Maybe<Scalars['Int']['output']>
  /** The caller marked it as done. */
  isFinished: Scalars['Boolean']['output']
  /** The presenter's notes; null unless the caller is a facilitator of it. */
  notes?: Maybe<Scalars['String']['output']>
}

/**
 * Something to vote on. Results are those of the present round, and null where the caller may not read them; means,
 * medians and spreads also while nobody has voted.
 */
export type Poll = {
  __typename?: 'Poll'
  id: Scalars['ID']['output']
  pollText: Scalars['String']['output']
  pollDesc: Scalars['String']['output']
  /** A whole number; 0 is grey. */
  color: Scalars['Int']['output']
  /** 'Sorter': sub-polls are not voted on. */
  votingType: Scalars['String']['output']
  subpolls: Array<SubPoll>
  /** Null: a poll that was copied names its source in `copiedFrom`. */
  multiTopic?: Maybe<MultiTopic>
  /** Null, like `multiTopic`. */
  brainstorm?: Maybe<Brainstorm>
  /** Null, like `multiTopic`. */
  subTopicPos?: Maybe<Scalars['Int']['output']>
  /** Null, like `multiTopic`. */
  postGroup?: Maybe<PostGroup>
  /** The caller when it is theirs, else null. */
  creator?: Maybe<User>
  isMine: Scalars['Boolean']['output']
  deleted: Scalars['Boolean']['output']
  /** How many voted, without those who abstained. */
  count?: Maybe<Scalars['Int']['output']>
  /** How many abstained. */
  abstained?: Maybe<Scalars['Int']['output']>
  /** How many votes are too few to be shown. */
  withheld?: Maybe<Scalars['Int']['output']>
  /** The mean on the first axis. */
  groupValue1?: Maybe<Scalars['Float']['output']>
  /** The mean on the second axis; null on one axis. */
  groupValue2?: Maybe<Scalars['Float']['output']>
  /** What results are sorted by: the product of the means, on one axis the mean. */
  groupResultHH?: Maybe<Scalars['Float']['output']>
  /** The caller's own vote; null when there is none or they abstained. */
  voteValue1?: Maybe<Scalars['Int']['output']>
  voteValue2?: Maybe<Scalars['Int']['output']>
  /** The product of the caller's own values, on one axis the value. */
  voteResultProduct?: Maybe<Scalars['Int']['output']>
  /** How many votes each value has, from pollRangeL to pollRangeH, separated by commas. */
  group1VotesDist?: Maybe<Scalars['String']['output']>
  group2VotesDist?: Maybe<Scalars['String']['output']>
  median1?: Maybe<Scalars['Float']['output']>
  median2?: Maybe<Scalars['Float']['output']>
  /** Standard deviation. */
  spread1?: Maybe<Scalars['Float']['output']>
  spread2?: Maybe<Scalars['Float']['output']>
  /** In a matrix, how often each pair of values was chosen; empty on one axis. */
  pairs?: Maybe<Array<VotePair>>
  /** The result in the round before; null in the first round. */
  roundBefore?: Maybe<RoundResult>
  /** The results in all rounds before the present one that have any, the first round first. */
  earlierRounds?: Maybe<Array<RoundResult>>
  /** The activity of the same session that it was copied from, by its objectId; null when it was written here. */
  copiedFrom?: Maybe<Scalars['ID']['output']>
  /** Epoch seconds; null when unknown. */
  createdTimeStamp?: Maybe<Scalars['Int']['output']>
}

/** Equal votes on both axes of a matrix. */
export type VotePair = {
  __typename?: 'VotePair'
  value1: Scalars['Int']['output']
  value2: Scalars['Int']['output']
  votes: Scalars['Int']['output']
}

/** An item under a poll, which is not voted on. */
export type SubPoll = {
  __typename?: 'SubPoll'
  id: Scalars['ID']['output']
  subPollText: Scalars['String']['output']
  subPollDesc: Scalars['String']['output']
  deleted: Scalars['Boolean']['output']
  color: Scalars['Int']['output']
  /** The activity of the same session that it was copied from, by its objectId; null when it was written here. */
  copiedFrom?: Maybe<Scalars['ID']['output']>
}

export type EvaluatePayload = Payload & {
  __typename?: 'EvaluatePayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  evaluate?: Maybe<Evaluate>
}

export type PollPayload = Payload & {
  __typename?: 'PollPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  poll?: Maybe<Poll>
}

export type ExportToken = {
  __typename?: 'ExportToken'
  token: Scalars['String']['output']
}

export type GenerateTokenPayload = Payload & {
  __typename?: 'GenerateTokenPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  token?: Maybe<ExportToken>
}

/**
 * Answers under topics, with a description each. The answers of others stay hidden from participants until all are shown;
 * facilitators get everything that is not deleted.
 */
export type Identify = {
  __typename?: 'Identify'
  id: Scalars['ID']['output']
  identifyDesc: Scalars['String']['output']
  /** All answers are shown to the room. */
  shown: Scalars['Boolean']['output']
  /** Participants can add nothing for now. */
  inputLocked: Scalars['Boolean']['output']
  topics: Array<IdentifyTopic>
  /** How many answers there are, hidden ones too. */
  answerCount: Scalars['Int']['output']
  /** How many participants marked it as done, whether they are here or not; null for participants and registered users. */
  finishedCount?: Maybe<Scalars['Int']['output']>
  /** The caller marked it as done. */
  isFinished: Scalars['Boolean']['output']
  /** The presenter's notes; null unless the caller is a facilitator of it. */
  notes?: Maybe<Scalars['String']['output']>
}

export type IdentifyTopic = {
  __typename?: 'IdentifyTopic'
  id: Scalars['ID']['output']
  topicText?: Maybe<Scalars['String']['output']>
  /** How many answers there are, hidden ones too. */
  answerCount: Scalars['Int']['output']
  /**
   * Oldest first. With `mine`, only the caller's own; after a workshop has ended, answers cannot be attributed to anyone,
   * and the list is empty.
   */
  answers: Array<IdentifyAnswer>
}

export type IdentifyTopicAnswersArgs = {
  mine?: InputMaybe<Scalars['Boolean']['input']>
}

export type IdentifyAnswer = {
  __typename?: 'IdentifyAnswer'
  id: Scalars['ID']['output']
  topicId: Scalars['ID']['output']
  answerText: Scalars['String']['output']
  answerDesc: Scalars['String']['output']
  isMine: Scalars['Boolean']['output']
  /** The activity of the same session that it was copied from, by its objectId; null when it was written here. */
  copiedFrom?: Maybe<Scalars['ID']['output']>
  /** Epoch seconds. */
  createdTimeStamp: Scalars['Int']['output']
}

export type IdentifyPayload = Payload & {
  __typename?: 'IdentifyPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  identify?: Maybe<Identify>
}

export type IdentifyTopicPayload = Payload & {
  __typename?: 'IdentifyTopicPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  topic?: Maybe<IdentifyTopic>
}

export type IdentifyAnswerPayload = Payload & {
  __typename?: 'IdentifyAnswerPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  answer?: Maybe<IdentifyAnswer>
}

/** A person who was invited by email and has not accepted yet. */
export type Invitation = {
  __typename?: 'Invitation'
  email: Scalars['String']['output']
  /** participant or facilitator */
  invitedAs: Scalars['String']['output']
  /** Epoch seconds; after it the invitation is worth nothing. */
  expiresAt: Scalars['Int']['output']
  /**
   * What an invitation to facilitate waits for: `link`, opening the link in the email. Without a mail server: `signUp`,
   * creation of an account with the address; `confirmation`, confirmation of the account's owner by the caller; `owner`,
   * the same by the creator.
   */
  waitsFor?: Maybe<Scalars['String']['output']>
  /** The last mail could not be sent. Inviting the address again sends it again. */
  isUnsent: Scalars['Boolean']['output']
}

/** The target of the link of an invitation to facilitate. */
export type FacilitatorInvitation = {
  __typename?: 'FacilitatorInvitation'
  /** open, used, withdrawn, expired or over */
  status: Scalars['String']['output']
  /** The invited address; null unless open, like all that follows. */
  email?: Maybe<Scalars['String']['output']>
  workshopName?: Maybe<Scalars['String']['output']>
  /** Name of the inviter. */
  inviter?: Maybe<Scalars['String']['output']>
}

/** Invitations to facilitate that wait until the caller's address is verified. The workshop is not revealed before. */
export type WaitingInvitations = {
  __typename?: 'WaitingInvitations'
  count: Scalars['Int']['output']
  /** mailInvitationLink sends the link that proves it; else the creators of the sessions are to confirm the account. */
  byMail: Scalars['Boolean']['output']
}

export type SendInvitesPayload = Payload & {
  __typename?: 'SendInvitesPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  invitations?: Maybe<Array<Invitation>>
}

export type AddFacilitatorsPayload = Payload & {
  __typename?: 'AddFacilitatorsPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  /** The invitees who are not facilitators yet: their address is not verified, or has no account. */
  notFound?: Maybe<Array<Scalars['String']['output']>>
  workshop?: Maybe<Workshop>
}

export type AcceptInvitationPayload = Payload & {
  __typename?: 'AcceptInvitationPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  workshopId?: Maybe<Scalars['ID']['output']>
}

/**
 * Items that are sorted into sections, and into groups there: by facilitators, by everyone, or by each person for themselves,
 * which is a vote. Everybody sees an item at once.
 */
export type Organize = {
  __typename?: 'Organize'
  id: Scalars['ID']['output']
  organizeName: Scalars['String']['output']
  organizeDesc: Scalars['String']['output']
  /** The name of the section of what is not sorted; it is no section of the list, and has no id. */
  toplevelSectionName: Scalars['String']['output']
  /** Its description. */
  unsortedSectionDesc: Scalars['String']['output']
  /** Who sorts. */
  sorting: OrganizeSorting
  /** Participants may add items. */
  takesItems: Scalars['Boolean']['output']
  /** The sections in their order, without what is not sorted. */
  sections: Array<OrganizeSection>
  /** All groups in their order on the board. */
  groups: Array<OrganizeGroup>
  /**
   * All items, section by section and there in their order, what is not sorted first. With `mine`, only those that the caller wrote; after a workshop
   * has ended, items cannot be attributed to anyone, and the list is empty.
   */
  items: Array<OrganizeItem>
  /** Participants can add and move nothing for now, and cannot vote. */
  inputLocked: Scalars['Boolean']['output']
  /** Everybody may read the results. */
  showResultsPage: Scalars['Boolean']['output']
  /** Nobody can vote. */
  votingClosed: Scalars['Boolean']['output']
  /** While every screen counts down to the close of voting: its moment, in epoch milliseconds by the server's clock. */
  closingAt?: Maybe<Scalars['Float']['output']>
  /** When voting was last closed in this round, which showed results, in epoch milliseconds; null when it was not. */
  resultsShownAt?: Maybe<Scalars['Float']['output']>
  resultsMode: ResultsMode
  /** The current round of voting, starting at 1. */
  round: Scalars['Int']['output']
  /** The caller may read the results now; otherwise all of them are null. */
  resultsReadable: Scalars['Boolean']['output']
  /** How many participants voted in the current round. */
  votedCount: Scalars['Int']['output']
  /** How many participants have joined, whether they are here or not. */
  joinedCount: Scalars['Int']['output']
  /** Ballots entered for people without a device. */
  proxyCount: Scalars['Int']['output']
  /** How many participants marked it as done, whether they are here or not; null for participants and registered users. */
  finishedCount?: Maybe<Scalars['Int']['output']>
  /** The caller marked it as done. */
  isFinished: Scalars['Boolean']['output']
  /** The presenter's notes; null unless the caller is a facilitator of it. */
  notes?: Maybe<Scalars['String']['output']>
}

/**
 * Items that are sorted into sections, and into groups there: by facilitators, by everyone, or by each person for themselves,
 * which is a vote. Everybody sees an item at once.
 */
export type OrganizeItemsArgs = {
  mine?: InputMaybe<Scalars['Boolean']['input']>
}

export type OrganizeSection = {
  __typename?: 'OrganizeSection'
  id: Scalars['ID']['output']
  name: Scalars['String']['output']
  description: Scalars['String']['output']
  /** 0 is none. */
  color: Scalars['Int']['output']
  /** The value of a vote for it. It follows from the id, and no other section of the activity ever has it. */
  number: Scalars['Int']['output']
}

export type OrganizeGroup = {
  __typename?: 'OrganizeGroup'
  id: Scalars['ID']['output']
  name: Scalars['String']['output']
  /** The section that it is in; null: it is not sorted. */
  sectionId?: Maybe<Scalars['ID']['output']>
}

/** An item. Its results are of the current round, and null while the caller may not read them. */
export type OrganizeItem = {
  __typename?: 'OrganizeItem'
  id: Scalars['ID']['output']
  text: Scalars['String']['output']
  description: Scalars['String']['output']
  /** The section that it is in, also by its group; null: it is not sorted. */
  sectionId?: Maybe<Scalars['ID']['output']>
  /** The group that it is in, if any. */
  groupId?: Maybe<Scalars['ID']['output']>
  isMine: Scalars['Boolean']['output']
  /** The activity of the same session that it was copied from, by its objectId; null when it was written here. */
  copiedFrom?: Maybe<Scalars['ID']['output']>
  /** Epoch seconds. */
  createdTimeStamp: Scalars['Int']['output']
  /** How many people chose a section that is there. */
  count?: Maybe<Scalars['Int']['output']>
  /** How many chose none, or one that was deleted. */
  undecided?: Maybe<Scalars['Int']['output']>
  /** How many votes are too few to be shown. */
  withheld?: Maybe<Scalars['Int']['output']>
  /** How many people chose each section, in the order of the sections, separated by commas. */
  sectionVotesDist?: Maybe<Scalars['String']['output']>
  /** The section that most chose; null as well where two were chosen equally often. */
  agreedSectionId?: Maybe<Scalars['ID']['output']>
  /** How many chose the section that was chosen most. */
  agreedCount?: Maybe<Scalars['Int']['output']>
  /** Their share of `count` and `undecided` together, from 0 to 1; null without any. */
  agreement?: Maybe<Scalars['Float']['output']>
  /** The result in the round before; null in the first round, and while the caller may not read results. */
  roundBefore?: Maybe<RoundResult>
  /** The results in all rounds before the present one that have any, the first round first. */
  earlierRounds?: Maybe<Array<RoundResult>>
}

/** Who sorts the items of an Organize activity. */
export type OrganizeSorting =
  | 'FACILITATORS'
  /** Participants too, on the board that everybody sees. Nobody sees who moved what. */
  | 'EVERYONE'
  /** Each person for themselves, by a vote. */
  | 'EACH'

export type OrganizePayload = Payload & {
  __typename?: 'OrganizePayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  organize?: Maybe<Organize>
}

export type OrganizeSectionPayload = Payload & {
  __typename?: 'OrganizeSectionPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  section?: Maybe<OrganizeSection>
}

export type OrganizeGroupPayload = Payload & {
  __typename?: 'OrganizeGroupPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  group?: Maybe<OrganizeGroup>
}

export type OrganizeItemPayload = Payload & {
  __typename?: 'OrganizeItemPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  item?: Maybe<OrganizeItem>
}

/** One activity of a workshop's agenda. A hidden one shows its name and a lock to participants. */
export type Part = {
  __typename?: 'Part'
  id: Scalars['ID']['output']
  position: Scalars['Int']['output']
  /** The id of the activity object; its documents are named after it. */
  objectId: Scalars['ID']['output']
  /** 'workshop | brainstorm' and its like */
  content: Scalars['String']['output']
  partName: Scalars['String']['output']
  hidden: Scalars['Boolean']['output']
  /** Only in the answer to the creator's retry with the same id, after the part was deleted. */
  deleted: Scalars['Boolean']['output']
  /** 1 for Scales, 2 for the 2x2 matrix, else null. */
  numberOfAxis?: Maybe<Scalars['Int']['output']>
  /** Participants can add nothing for now. */
  inputLocked: Scalars['Boolean']['output']
  /** It holds input, which a copy may leave out; null for callers who may not copy the workshop. */
  hasInput?: Maybe<Scalars['Boolean']['output']>
}

export type PartOptionsInput = {
  /** Of a new Evaluate activity: 1 for Scales (the default), 2 for the 2x2 matrix. Ignored by other types. */
  evaluateNumberOfAxis?: InputMaybe<Scalars['Int']['input']>
}

export type PartPositionInput = {
  id: Scalars['ID']['input']
  position: Scalars['Int']['input']
}

export type PartPayload = Payload & {
  __typename?: 'PartPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  part?: Maybe<Part>
}

export type CreatePartPayload = Payload & {
  __typename?: 'CreatePartPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  part?: Maybe<Part>
  brainstorm?: Maybe<Brainstorm>
  evaluate?: Maybe<Evaluate>
  identify?: Maybe<Identify>
  organize?: Maybe<Organize>
  plan?: Maybe<Plan>
  presentPdf?: Maybe<PresentPdf>
  pulse?: Maybe<Pulse>
}

export type DuplicatePartPayload = Payload & {
  __typename?: 'DuplicatePartPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  part?: Maybe<Part>
  brainstorm?: Maybe<Brainstorm>
  /** What the copy leaves out or sets otherwise. Null: this call failed, or the copy is deleted. */
  leftOut?: Maybe<Array<LeftOut>>
  evaluate?: Maybe<Evaluate>
  identify?: Maybe<Identify>
  organize?: Maybe<Organize>
  plan?: Maybe<Plan>
  presentPdf?: Maybe<PresentPdf>
  pulse?: Maybe<Pulse>
}

/** A table: columns with headings, rows, and one text in each cell. Everyone adds rows and edits cells. */
export type Plan = {
  __typename?: 'Plan'
  id: Scalars['ID']['output']
  planName: Scalars['String']['output']
  planDesc: Scalars['String']['output']
  numColumns: Scalars['Int']['output']
  /** As they are shown, by position: 'Column N' where a column has no heading of its own. */
  headings: Array<Scalars['String']['output']>
  /** In their order. */
  columns: Array<PlanColumn>
  /** In their order. With `mine`, only those that the caller added; none once a workshop has ended. */
  rows: Array<PlanRow>
  /** Participants can add and change nothing for now. */
  inputLocked: Scalars['Boolean']['output']
  /** How many participants marked it as done, whether they are here or not; null for participants and registered users. */
  finishedCount?: Maybe<Scalars['Int']['output']>
  /** The caller marked it as done. */
  isFinished: Scalars['Boolean']['output']
  /** The presenter's notes; null unless the caller is a facilitator of it. */
  notes?: Maybe<Scalars['String']['output']>
}

/** A table: columns with headings, rows, and one text in each cell. Everyone adds rows and edits cells. */
export type PlanRowsArgs = {
  mine?: InputMaybe<Scalars['Boolean']['input']>
}

export type PlanColumn = {
  __typename?: 'PlanColumn'
  id: Scalars['ID']['output']
  /** As typed; empty where it is shown as 'Column N'. */
  heading: Scalars['String']['output']
  /** Texts that its cells are offered; other texts are accepted too. */
  choices: Array<Scalars['String']['output']>
}

export type PlanRow = {
  __typename?: 'PlanRow'
  id: Scalars['ID']['output']
  /** One text for each column, in the order of the columns; empty for an empty cell. */
  cells: Array<Scalars['String']['output']>
  /** The caller added this row. Who wrote a cell is not known to anybody. */
  isMine: Scalars['Boolean']['output']
  /** The activity of the same session that it was copied from, by its objectId; null when it was made here. */
  copiedFrom?: Maybe<Scalars['ID']['output']>
  /** Epoch seconds. */
  createdTimeStamp: Scalars['Int']['output']
}

/** A cell whose text is neither the one that the edit replaces nor the new one. */
export type PlanConflict = {
  __typename?: 'PlanConflict'
  columnId: Scalars['ID']['output']
  /** Of the column, starting at 0. */
  position: Scalars['Int']['output']
  /** The present text. */
  value: Scalars['String']['output']
}

/** The text of a cell. */
export type PlanValueInput = {
  /** Of the column, starting at 0. */
  position?: InputMaybe<Scalars['Int']['input']>
  /** The column, where it is known; it wins over the position. */
  columnId?: InputMaybe<Scalars['ID']['input']>
  value?: Scalars['String']['input']
  /** The text that it replaces; left out, it replaces any. */
  expected?: InputMaybe<Scalars['String']['input']>
}

/** A row to add. */
export type PlanRowInput = {
  id?: InputMaybe<Scalars['ID']['input']>
  valueList: Array<PlanValueInput>
}

export type PlanPayload = Payload & {
  __typename?: 'PlanPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  plan?: Maybe<Plan>
}

export type PlanRowPayload = Payload & {
  __typename?: 'PlanRowPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  /** Null when it was deleted. */
  row?: Maybe<PlanRow>
  /** Those of a call that added several, without deleted ones; null for other answers. */
  rows?: Maybe<Array<PlanRow>>
  /** The cells for which an edit was refused, because somebody else had changed them; null for other answers. */
  conflicts?: Maybe<Array<PlanConflict>>
}

/** An answer. */
export type Post = {
  __typename?: 'Post'
  id: Scalars['ID']['output']
  postText: Scalars['String']['output']
  postDesc: Scalars['String']['output']
  /** Place of its question. */
  subTopicPos: Scalars['Int']['output']
  questionId: Scalars['ID']['output']
  color: Scalars['Int']['output']
  deleted: Scalars['Boolean']['output']
  /** Number of likes. */
  score: Scalars['Int']['output']
  hasLiked: Scalars['Boolean']['output']
  isMine: Scalars['Boolean']['output']
  numComments: Scalars['Int']['output']
  multiTopic: MultiTopic
  /** The group it is in; a lone answer is a group of its own with `isGroup` false and the post's id. */
  postGroup: PostGroup
  /** The caller when it is theirs, else null. */
  creator?: Maybe<User>
  /** The activity of the same session that it was copied from, by its objectId; null when it was written here. */
  copiedFrom?: Maybe<Scalars['ID']['output']>
  /** Epoch seconds. */
  createdTimeStamp: Scalars['Int']['output']
  /** Oldest first. */
  comments: Array<Comment>
}

/** A like of a post. */
export type PostVote = {
  __typename?: 'PostVote'
  id: Scalars['ID']['output']
  value: Scalars['Int']['output']
  deleted: Scalars['Boolean']['output']
  post?: Maybe<Post>
  /** The caller when it is theirs, else null. */
  creator?: Maybe<User>
}

export type PostPayload = Payload & {
  __typename?: 'PostPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  post?: Maybe<Post>
}

export type PostVotePayload = Payload & {
  __typename?: 'PostVotePayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  vote?: Maybe<PostVote>
}

/** Answers that belong together, or a lone answer with `isGroup` false and the post's id. */
export type PostGroup = {
  __typename?: 'PostGroup'
  id: Scalars['ID']['output']
  isGroup: Scalars['Boolean']['output']
  groupNameText: Scalars['String']['output']
  /** Place of its question. */
  subTopicPos: Scalars['Int']['output']
  questionId: Scalars['ID']['output']
  color: Scalars['Int']['output']
  deleted: Scalars['Boolean']['output']
  /** Number of likes. */
  score: Scalars['Int']['output']
  hasLiked: Scalars['Boolean']['output']
  postSet: Array<Post>
  multiTopic: MultiTopic
}

/** A like of a group. */
export type PostGroupVote = {
  __typename?: 'PostGroupVote'
  id: Scalars['ID']['output']
  value: Scalars['Int']['output']
  deleted: Scalars['Boolean']['output']
  postGroup?: Maybe<PostGroup>
  /** The caller when it is theirs, else null. */
  creator?: Maybe<User>
}

export type PostGroupPayload = Payload & {
  __typename?: 'PostGroupPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  postGroup?: Maybe<PostGroup>
}

export type PostGroupVotePayload = Payload & {
  __typename?: 'PostGroupVotePayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  vote?: Maybe<PostGroupVote>
}

/**
 * Slides: an uploaded PDF, shown page by page, with comments on its pages. Participants get comments while they are turned
 * on, and their own ones always; facilitators get all that are not deleted.
 */
export type PresentPdf = {
  __typename?: 'PresentPdf'
  id: Scalars['ID']['output']
  /** The name of the uploaded file; null without a document. */
  fileName?: Maybe<Scalars['String']['output']>
  /**
   * Names the uploaded file: another upload has another value, copies of the activity have the same one. Devices keep a
   * file under it. Null without a document.
   */
  doc?: Maybe<Scalars['ID']['output']>
  /** The number of pages; 0 without a document. */
  pages: Scalars['Int']['output']
  /**
   * For `GET /api/getpdf/{id}/{fileName}/{token}`: valid for ten minutes and for this document only; rights are asked again
   * at each request. Null without a document, and where the caller may not read it.
   */
  token?: Maybe<Scalars['String']['output']>
  /** The room sees comments, and screens offer to write them. */
  showComments: Scalars['Boolean']['output']
  /** Participants may turn pages on their own screens. */
  allowNavigation: Scalars['Boolean']['output']
  /** Participants can add nothing for now. */
  inputLocked: Scalars['Boolean']['output']
  /** The page that the room sees while this activity is presented, else null. The first is 1. */
  page?: Maybe<Scalars['Int']['output']>
  /**
   * Oldest first. With `mine`, only the caller's own; after a workshop has ended, comments cannot be attributed to anyone,
   * and the list is empty.
   */
  comments: Array<PresentComment>
  /** How many comments there are, also while they are turned off. */
  commentCount: Scalars['Int']['output']
  /** The same per page, for pages that have some. */
  pageComments: Array<PresentPageComments>
  /** How many participants marked it as done, whether they are here or not; null for participants and registered users. */
  finishedCount?: Maybe<Scalars['Int']['output']>
  /** The caller marked it as done. */
  isFinished: Scalars['Boolean']['output']
  /** The presenter's notes; null unless the caller is a facilitator of it. */
  notes?: Maybe<Scalars['String']['output']>
}

/**
 * Slides: an uploaded PDF, shown page by page, with comments on its pages. Participants get comments while they are turned
 * on, and their own ones always; facilitators get all that are not deleted.
 */
export type PresentPdfCommentsArgs = {
  mine?: InputMaybe<Scalars['Boolean']['input']>
}

export type PresentPageComments = {
  __typename?: 'PresentPageComments'
  page: Scalars['Int']['output']
  count: Scalars['Int']['output']
}

/** A comment on a page of Slides. */
export type PresentComment = {
  __typename?: 'PresentComment'
  id: Scalars['ID']['output']
  text: Scalars['String']['output']
  /** The page that it was written on; shown on the last page of a document that has fewer. */
  page: Scalars['Int']['output']
  /** Number of likes. */
  score: Scalars['Int']['output']
  hasLiked: Scalars['Boolean']['output']
  /** A facilitator wrote it; which one is not kept. Nothing tells participants apart. */
  byFacilitator: Scalars['Boolean']['output']
  isMine: Scalars['Boolean']['output']
  /** The caller when it is theirs, else null. */
  creator?: Maybe<User>
  /** Null: comments of slides are in no group. */
  postGroup?: Maybe<PostGroup>
  /** The activity of the same session that it was copied from, by its objectId; null when it was written here. */
  copiedFrom?: Maybe<Scalars['ID']['output']>
  /** Epoch seconds. */
  createdTimeStamp: Scalars['Int']['output']
}

/** A like of a comment. */
export type PresentCommentVote = {
  __typename?: 'PresentCommentVote'
  id: Scalars['ID']['output']
  value: Scalars['Int']['output']
  deleted: Scalars['Boolean']['output']
  comment?: Maybe<PresentComment>
  /** The caller when it is theirs, else null. */
  creator?: Maybe<User>
}

export type PresentPdfPayload = Payload & {
  __typename?: 'PresentPdfPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  presentPdf?: Maybe<PresentPdf>
}

/** Empty text is ignored: ok, and no comment. */
export type PresentCommentPayload = Payload & {
  __typename?: 'PresentCommentPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  comment?: Maybe<PresentComment>
}

export type PresentCommentVotePayload = Payload & {
  __typename?: 'PresentCommentVotePayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  vote?: Maybe<PresentCommentVote>
}

/**
 * Statements in categories, which everyone votes on from 1 to 5. A statement of a participant waits for approval: until
 * then only its author and facilitators get it.
 */
export type Pulse = {
  __typename?: 'Pulse'
  id: Scalars['ID']['output']
  pulseName: Scalars['String']['output']
  /** Null: a pulse belongs to the facilitators of its workshop. */
  creator?: Maybe<User>
  deleted: Scalars['Boolean']['output']
  /** The description. */
  groupText: Scalars['String']['output']
  /** What the ends of the scale mean. */
  groupHelpText: Scalars['String']['output']
  /** The heading of the list of statements. */
  sliderListTitleHeading: Scalars['String']['output']
  /** The lowest value of a vote: 1. */
  sliderRangeL: Scalars['Int']['output']
  /** The highest value of a vote: 5. */
  sliderRangeH: Scalars['Int']['output']
  /** The categories in their order. */
  slidergroupSet: Array<SliderGroup>
  /**
   * All statements, category by category. With `mine`, only the caller's own; after a workshop has ended, statements cannot
   * be attributed to anyone, and the list is empty.
   */
  sliderpollSet: Array<SliderPoll>
  /** New statements of participants wait for approval. */
  approvalNeeded: Scalars['Boolean']['output']
  /** Participants can add nothing for now, and cannot vote. */
  inputLocked: Scalars['Boolean']['output']
  /** Everybody may read the results. */
  showResultsPage: Scalars['Boolean']['output']
  /** Nobody can vote. */
  votingClosed: Scalars['Boolean']['output']
  /** While every screen counts down to the close of voting: its moment, in epoch milliseconds by the server's clock. */
  closingAt?: Maybe<Scalars['Float']['output']>
  /** When voting was last closed in this round, which showed results, in epoch milliseconds; null when it was not. */
  resultsShownAt?: Maybe<Scalars['Float']['output']>
  resultsMode: ResultsMode
  /** The current round of voting, starting at 1. */
  round: Scalars['Int']['output']
  /** By what everybody sees the statements of the results sorted, unless they choose otherwise for themselves. */
  sortBy: PulseSort
  /** The caller may read the results now; otherwise all of them are null. */
  resultsReadable: Scalars['Boolean']['output']
  /** How many participants marked it as done, whether they are here or not; null for participants and registered users. */
  finishedCount?: Maybe<Scalars['Int']['output']>
  /** The caller marked it as done. */
  isFinished: Scalars['Boolean']['output']
  /** The presenter's notes; null unless the caller is a facilitator of it. */
  notes?: Maybe<Scalars['String']['output']>
}

/**
 * Statements in categories, which everyone votes on from 1 to 5. A statement of a participant waits for approval: until
 * then only its author and facilitators get it.
 */
export type PulseSliderpollSetArgs = {
  mine?: InputMaybe<Scalars['Boolean']['input']>
}

/** A category. */
export type SliderGroup = {
  __typename?: 'SliderGroup'
  id: Scalars['ID']['output']
  sliderGroupName?: Maybe<Scalars['String']['output']>
  pulse: Pulse
  sliderpollSet: Array<SliderPoll>
  /** How many statements there are, waiting ones too. */
  statementCount: Scalars['Int']['output']
  /** The mean of all votes on its statements; null without votes, or while the caller may not read the results. */
  groupResult?: Maybe<Scalars['Float']['output']>
  /** How many participants voted in the current round. */
  votedCount: Scalars['Int']['output']
  /** How many participants have joined, whether they are here or not. */
  joinedCount: Scalars['Int']['output']
  /** Ballots entered for people without a device. */
  proxyCount: Scalars['Int']['output']
}

/** A category. */
export type SliderGroupSliderpollSetArgs = {
  mine?: InputMaybe<Scalars['Boolean']['input']>
}

/** A statement. Its results are of the current round, and null while the caller may not read them. */
export type SliderPoll = {
  __typename?: 'SliderPoll'
  id: Scalars['ID']['output']
  sliderText: Scalars['String']['output']
  /** The caller when it is theirs, else null. */
  creator?: Maybe<User>
  isMine: Scalars['Boolean']['output']
  /** The room sees it. */
  approved: Scalars['Boolean']['output']
  deleted: Scalars['Boolean']['output']
  sliderGroup: SliderGroup
  /** Number of votes. */
  count?: Maybe<Scalars['Int']['output']>
  /** Number of votes for each value from 1 to 5, separated by commas. */
  groupVotesDist?: Maybe<Scalars['String']['output']>
  /** The mean. */
  groupResult?: Maybe<Scalars['Float']['output']>
  median?: Maybe<Scalars['Float']['output']>
  /** The standard deviation. */
  spread?: Maybe<Scalars['Float']['output']>
  /** How many abstained. */
  abstained?: Maybe<Scalars['Int']['output']>
  /** How many votes are too few to be shown. */
  withheld?: Maybe<Scalars['Int']['output']>
  /** The caller's own vote in the current round, if there is one. */
  slidervoteSet: Array<Vote>
  pollRangeL: Scalars['Int']['output']
  pollRangeH: Scalars['Int']['output']
  /** The result in the round before; null in the first round, and while the caller may not read results. */
  roundBefore?: Maybe<RoundResult>
  /** The results in all rounds before the present one that have any, the first round first. */
  earlierRounds?: Maybe<Array<RoundResult>>
  /** The result in an earlier pulse, when a facilitator shows it. */
  earlier?: Maybe<EarlierSliderResult>
  /** The activity of the same session that it was copied from, by its objectId; null when it was written here. */
  copiedFrom?: Maybe<Scalars['ID']['output']>
  /** Epoch seconds. */
  createdTimeStamp: Scalars['Int']['output']
}

/** The result of the same statement in an earlier pulse. */
export type EarlierSliderResult = {
  __typename?: 'EarlierSliderResult'
  mean: Scalars['Float']['output']
  /** Number of votes. */
  count: Scalars['Int']['output']
}

/** A pulse of the trend. */
export type PulseOfTrend = {
  __typename?: 'PulseOfTrend'
  id: Scalars['ID']['output']
  pulseName: Scalars['String']['output']
  workshopId: Scalars['ID']['output']
  workshopName: Scalars['String']['output']
  /** When it was duplicated from the one before; of the first one, when its session was created. Epoch seconds. */
  createdTimeStamp: Scalars['Int']['output']
  categories: Array<CategoryOfTrend>
}

/** A category of the trend, found in all pulses by its name. */
export type CategoryOfTrend = {
  __typename?: 'CategoryOfTrend'
  sliderGroupName: Scalars['String']['output']
  /** The mean of all votes on its statements. */
  groupResult: Scalars['Float']['output']
  statements: Array<StatementOfTrend>
}

export type StatementOfTrend = {
  __typename?: 'StatementOfTrend'
  sliderText: Scalars['String']['output']
  groupResult: Scalars['Float']['output']
  /** Number of votes, at least five. */
  count: Scalars['Int']['output']
}

export type PulsePayload = Payload & {
  __typename?: 'PulsePayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  pulse?: Maybe<Pulse>
}

export type SliderGroupPayload = Payload & {
  __typename?: 'SliderGroupPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  sliderGroup?: Maybe<SliderGroup>
}

export type SliderPollPayload = Payload & {
  __typename?: 'SliderPollPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  sliderPoll?: Maybe<SliderPoll>
}

/** By what the statements of the results are sorted, within their categories. */
export type PulseSort =
  | 'LIST'
  | 'MEAN'
  | 'SPREAD'
  /** What moved most since the pulse that it is compared with. */
  | 'CHANGE'

/** A paired phone that leads the room, without an account, on behalf of the facilitator who paired it. */
export type Remote = {
  __typename?: 'Remote'
  id: Scalars['ID']['output']
  /** Epoch seconds, like all times here. */
  pairedAt: Scalars['Int']['output']
  /** From then on it has to be paired anew. */
  expiresAt: Scalars['Int']['output']
  /** Whether the caller paired it. */
  isMine: Scalars['Boolean']['output']
  /** Name of the facilitator who paired it; empty when unknown. */
  facilitatorName: Scalars['String']['output']
}

export type RemoteCodePayload = Payload & {
  __typename?: 'RemoteCodePayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  /** The address that the phone opens; its fragment (after the #) is the code. Returned once and never stored. */
  url?: Maybe<Scalars['String']['output']>
  /** Of the phone that will be paired with it: it is in `Workshop.remotes` as soon as the code was used. */
  remoteId?: Maybe<Scalars['ID']['output']>
  /** For how many seconds from now on the code is good. */
  seconds?: Maybe<Scalars['Int']['output']>
}

export type PairRemotePayload = Payload & {
  __typename?: 'PairRemotePayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  /** The token for the phone's calls and live documents. It cannot be renewed. */
  token?: Maybe<Scalars['String']['output']>
  remoteId?: Maybe<Scalars['ID']['output']>
}

/** The shared state. Ids are beside their objects; an object the caller may not see is null. */
export type State = {
  __typename?: 'State'
  /** The workshop's id. */
  id: Scalars['ID']['output']
  /** RU running, PA paused: everyone is in the lobby. */
  currentState: Scalars['String']['output']
  activePartId?: Maybe<Scalars['ID']['output']>
  activePart?: Maybe<Part>
  activeMultiTopicId?: Maybe<Scalars['ID']['output']>
  activeMultiTopic?: Maybe<MultiTopic>
  activePostId?: Maybe<Scalars['ID']['output']>
  activePost?: Maybe<Post>
  activePostGroupId?: Maybe<Scalars['ID']['output']>
  activePostGroup?: Maybe<PostGroup>
  /** Place of the question that is shown; 0 is the first. */
  topicActivePos: Scalars['Int']['output']
  globalAnswers: Scalars['Boolean']['output']
  sortByPopularity: Scalars['Boolean']['output']
  showGroupPage: Scalars['Boolean']['output']
  showOverviewPage: Scalars['Boolean']['output']
  showResultsPage: Scalars['Boolean']['output']
  showEditPage: Scalars['Boolean']['output']
  showGraph: Scalars['Boolean']['output']
  showWordCloudPage: Scalars['Boolean']['output']
  showParticipantsAgenda: Scalars['Boolean']['output']
  pdfPage: Scalars['Int']['output']
  focus: Scalars['Boolean']['output']
  /** Participants are moved at each step of the facilitator and their arrows are locked. */
  followMe: Scalars['Boolean']['output']
  /** Null without one. */
  timer?: Maybe<Timer>
  /** Grows by one each time the room is moved; a participant follows whenever it grew. */
  moves: Scalars['Int']['output']
  /** Grows by one with each change. */
  revision: Scalars['Int']['output']
}

/** The shared countdown. Times are the server's clock; `serverTime` tells how far a device's is off. */
export type Timer = {
  __typename?: 'Timer'
  /** The activity it was started for; null for one that was started in the lobby. */
  partId?: Maybe<Scalars['ID']['output']>
  /** Its initial time plus added time, in seconds. */
  seconds: Scalars['Int']['output']
  /** Epoch milliseconds; null while it is paused. */
  endsAt?: Maybe<Scalars['Float']['output']>
  /** The remaining time while it is paused, in milliseconds; else null. */
  remainingMs?: Maybe<Scalars['Float']['output']>
  /** At zero, participants can add nothing more to the activity. */
  locksInput: Scalars['Boolean']['output']
}

export type StatePayload = Payload & {
  __typename?: 'StatePayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  state?: Maybe<State>
}

/** A topic of a brainstorm (multi-topic). All topics have the same questions, each its own answers. */
export type MultiTopic = {
  __typename?: 'MultiTopic'
  id: Scalars['ID']['output']
  /** Null where it is hidden from the caller. */
  text?: Maybe<Scalars['String']['output']>
  hidden: Scalars['Boolean']['output']
  /** Whether the answers are shown to the room, by place of the question. */
  showAnswers: Array<Scalars['Boolean']['output']>
  postgroupSet: Array<PostGroup>
}

export type MultiTopicPayload = Payload & {
  __typename?: 'MultiTopicPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  multiTopic?: Maybe<MultiTopic>
}

/** A vote of the caller, or one that a facilitator has just entered for somebody else. */
export type Vote = {
  __typename?: 'Vote'
  id: Scalars['ID']['output']
  /** The poll or statement that is voted on. */
  poll: Scalars['ID']['output']
  /** Null for an abstention. */
  value1?: Maybe<Scalars['Int']['output']>
  /** The second axis of a matrix, else null. */
  value2?: Maybe<Scalars['Int']['output']>
  /** The round of voting, from 1. */
  round: Scalars['Int']['output']
  /** The caller; null for a vote entered for somebody else. */
  creator?: Maybe<User>
}

/** What a poll or a statement got in a round before the present one, as far as it was shown. */
export type RoundResult = {
  __typename?: 'RoundResult'
  /** From 1. */
  round: Scalars['Int']['output']
  /** Number of votes. */
  count: Scalars['Int']['output']
  abstained: Scalars['Int']['output']
  /** Number of votes that were too few to be shown. */
  withheld: Scalars['Int']['output']
  /** How many votes each value has, from the lowest to the highest of the present scale, separated by commas. */
  group1VotesDist: Scalars['String']['output']
  /** In a matrix, how often each pair of values was chosen; empty on one axis. */
  pairs: Array<VotePair>
}

/** A vote on a poll. Without values it abstains. */
export type VoteInput = {
  poll: Scalars['ID']['input']
  value1?: InputMaybe<Scalars['Int']['input']>
  value2?: InputMaybe<Scalars['Int']['input']>
}

/** A vote by the id of its poll or statement, or by its own. Without values it abstains. */
export type VoteUpdateInput = {
  id: Scalars['ID']['input']
  value1?: InputMaybe<Scalars['Int']['input']>
  value2?: InputMaybe<Scalars['Int']['input']>
}

/** When results become readable. */
export type ResultsMode =
  /** Together, at least three values at a time, so that no vote can be told apart. */
  | 'STEPS'
  /** With each ballot whose sender was told so; others as in STEPS. */
  | 'LIVE'
  /** Once voting is closed; nobody sees a total before. */
  | 'CLOSED'

export type VotesPayload = Payload & {
  __typename?: 'VotesPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  votes?: Maybe<Array<Vote>>
}

/** A session or a template: ordered activities, a lobby, a shared state. */
export type Workshop = {
  __typename?: 'Workshop'
  /** Short enough to be read aloud; the session ID people type to join. */
  id: Scalars['ID']['output']
  workshopName: Scalars['String']['output']
  lobbyTitle: Scalars['String']['output']
  lobbyDesc: Scalars['String']['output']
  /** The password that participants type to join; null unless the caller is a facilitator of the workshop. */
  password?: Maybe<Scalars['String']['output']>
  /** Whether joining takes a password. */
  hasPassword: Scalars['Boolean']['output']
  color: Scalars['String']['output']
  /** Epoch seconds. */
  createdTimeStamp: Scalars['Int']['output']
  creator: User
  template: Scalars['Boolean']['output']
  templateDesc: Scalars['String']['output']
  templateOfficial: Scalars['Boolean']['output']
  templatePublic: Scalars['Boolean']['output']
  /** default, or pic1 to pic10 */
  templatePic: Scalars['String']['output']
  /** How often something was made of the template; of one that speaks several languages, in all of them together. */
  copyCounter: Scalars['Int']['output']
  /** How often users other than its creator have copied the template. */
  usedByOthers: Scalars['Int']['output']
  /** The language of an official template that comes with the product: en or sv; null for all others. */
  language?: Maybe<Scalars['String']['output']>
  /** Days a deleted workshop is kept before it is erased. */
  retentionDays: Scalars['Int']['output']
  /** When it is erased, in epoch seconds; null while it is not deleted. */
  erasedAt?: Maybe<Scalars['Int']['output']>
  /** Permanently ended: nobody can add anything any more. */
  ended: Scalars['Boolean']['output']
  /** Whether the caller is a facilitator of it. */
  isFacilitator: Scalars['Boolean']['output']
  /** A link for the room's screen is out; false unless the caller is a facilitator of it. */
  hasProjectorLink: Scalars['Boolean']['output']
  /** By position, without deleted ones. */
  parts: Array<Part>
  state: State
  /** Empty for users who only preview a template. */
  facilitatorGroup: Array<User>
  publictemplateinfoSet: Array<PublicTemplateInfo>
  /** All brainstorms with all they hold, for exports; null unless the caller is a facilitator of it. */
  brainstormSet?: Maybe<Array<Brainstorm>>
  /** All Scales and 2x2 matrix activities with all they hold, for exports; null unless the caller is a facilitator of it. */
  evaluateSet?: Maybe<Array<Evaluate>>
  /** Pending ones; null unless the caller is a facilitator of it. */
  invitations?: Maybe<Array<Invitation>>
  /** All planners with all they hold, for exports; null unless the caller is a facilitator of it. */
  planSet?: Maybe<Array<Plan>>
  /** Phones that are paired, by when they were; null unless the caller is a facilitator of it. */
  remotes?: Maybe<Array<Remote>>
}

/** One category of a public template. */
export type PublicTemplateInfo = {
  __typename?: 'PublicTemplateInfo'
  category: Scalars['String']['output']
  isSet: Scalars['Boolean']['output']
}

/** The people who are in a workshop now. */
export type ActiveUsers = {
  __typename?: 'ActiveUsers'
  activeUserList: Array<User>
}

export type WorkshopPayload = Payload & {
  __typename?: 'WorkshopPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  workshop?: Maybe<Workshop>
}

export type CreateWorkshopPayload = Payload & {
  __typename?: 'CreateWorkshopPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  workshop?: Maybe<Workshop>
  /** What a copy leaves out or sets otherwise, of all activities. Null: this call failed, or was made before. */
  leftOut?: Maybe<Array<LeftOut>>
}

export type ProjectorLinkPayload = Payload & {
  __typename?: 'ProjectorLinkPayload'
  ok: Scalars['Boolean']['output']
  errorString?: Maybe<Scalars['String']['output']>
  errorCode?: Maybe<Scalars['String']['output']>
  errorValues?: Maybe<Array<Scalars['String']['output']>>
  /** The address that the room's screen opens; its fragment (after the #) is the secret. Returned once and never stored. */
  url?: Maybe<Scalars['String']['output']>
}

export type CopyOptionInput = {
  partId: Scalars['ID']['input']
  /** Content of the part; for the caller's own use. */
  partType?: InputMaybe<Scalars['String']['input']>
  /** The part comes along. */
  include?: InputMaybe<Scalars['Boolean']['input']>
  /** Copies the input too; by default as genericOption says. */
  copySorters?: InputMaybe<Scalars['Boolean']['input']>
  /** Of organize parts: groups come along, by default they do. Otherwise their items lie in the sections. */
  copyGroups?: InputMaybe<Scalars['Boolean']['input']>
  /** Of organize parts: groups are made again where they exist. A new activity has none, so here it changes nothing. */
  cloneGroups?: InputMaybe<Scalars['Boolean']['input']>
}

export type ResolverTypeWrapper<T> = Promise<T> | T

export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = ResolverFn<TResult, TParent, TContext, TArgs>

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>

export type TypeResolveFn<
  TTypes,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
> = (parent: TParent, context: TContext, info: GraphQLResolveInfo) => Maybe<TTypes> | Promise<Maybe<TTypes>>

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  obj: T,
  context: TContext,
  info: GraphQLResolveInfo,
) => boolean | Promise<boolean>

export type NextResolverFn<T> = () => Promise<T>

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Payload:
    | TokenAuthPayload
    | RefreshTokenPayload
    | CreateUserPayload
    | UpdateUserPayload
    | UpdateLicensePayload
    | ExportAccountPayload
    | SetNewPasswordPayload
    | CreateTempUserPayload
    | PublicWorkshopInfoPayload
    | DonePayload
    | (Omit<BrainstormPayload, 'brainstorm'> & { brainstorm?: Maybe<_RefType['Brainstorm']> })
    | QuestionPayload
    | (Omit<CommentPayload, 'comment'> & { comment?: Maybe<_RefType['Comment']> })
    | (Omit<SubCommentPayload, 'subComment'> & { subComment?: Maybe<_RefType['SubComment']> })
    | CopyPayload
    | (Omit<EvaluatePayload, 'evaluate'> & { evaluate?: Maybe<_RefType['Evaluate']> })
    | (Omit<PollPayload, 'poll'> & { poll?: Maybe<_RefType['Poll']> })
    | GenerateTokenPayload
    | (Omit<IdentifyPayload, 'identify'> & { identify?: Maybe<_RefType['Identify']> })
    | (Omit<IdentifyTopicPayload, 'topic'> & { topic?: Maybe<_RefType['IdentifyTopic']> })
    | (Omit<IdentifyAnswerPayload, 'answer'> & { answer?: Maybe<_RefType['IdentifyAnswer']> })
    | SendInvitesPayload
    | (Omit<AddFacilitatorsPayload, 'workshop'> & { workshop?: Maybe<_RefType['Workshop']> })
    | AcceptInvitationPayload
    | (Omit<OrganizePayload, 'organize'> & { organize?: Maybe<_RefType['Organize']> })
    | (Omit<OrganizeSectionPayload, 'section'> & { section?: Maybe<_RefType['OrganizeSection']> })
    | (Omit<OrganizeGroupPayload, 'group'> & { group?: Maybe<_RefType['OrganizeGroup']> })
    | (Omit<OrganizeItemPayload, 'item'> & { item?: Maybe<_RefType['OrganizeItem']> })
    | (Omit<PartPayload, 'part'> & { part?: Maybe<_RefType['Part']> })
    | (Omit<
        CreatePartPayload,
        'part' | 'brainstorm' | 'evaluate' | 'identify' | 'organize' | 'plan' | 'presentPdf' | 'pulse'
      > & {
        part?: Maybe<_RefType['Part']>
        brainstorm?: Maybe<_RefType['Brainstorm']>
        evaluate?: Maybe<_RefType['Evaluate']>
        identify?: Maybe<_RefType['Identify']>
        organize?: Maybe<_RefType['Organize']>
        plan?: Maybe<_RefType['Plan']>
        presentPdf?: Maybe<_RefType['PresentPdf']>
        pulse?: Maybe<_RefType['Pulse']>
      })
    | (Omit<
        DuplicatePartPayload,
        'part' | 'brainstorm' | 'evaluate' | 'identify' | 'organize' | 'plan' | 'presentPdf' | 'pulse'
      > & {
        part?: Maybe<_RefType['Part']>
        brainstorm?: Maybe<_RefType['Brainstorm']>
        evaluate?: Maybe<_RefType['Evaluate']>
        identify?: Maybe<_RefType['Identify']>
        organize?: Maybe<_RefType['Organize']>
        plan?: Maybe<_RefType['Plan']>
        presentPdf?: Maybe<_RefType['PresentPdf']>
        pulse?: Maybe<_RefType['Pulse']>
      })
    | (Omit<PlanPayload, 'plan'> & { plan?: Maybe<_RefType['Plan']> })
    | (Omit<PlanRowPayload, 'row' | 'rows'> & {
        row?: Maybe<_RefType['PlanRow']>
        rows?: Maybe<Array<_RefType['PlanRow']>>
      })
    | (Omit<PostPayload, 'post'> & { post?: Maybe<_RefType['Post']> })
    | (Omit<PostVotePayload, 'vote'> & { vote?: Maybe<_RefType['PostVote']> })
    | (Omit<PostGroupPayload, 'postGroup'> & { postGroup?: Maybe<_RefType['PostGroup']> })
    | (Omit<PostGroupVotePayload, 'vote'> & { vote?: Maybe<_RefType['PostGroupVote']> })
    | (Omit<PresentPdfPayload, 'presentPdf'> & { presentPdf?: Maybe<_RefType['PresentPdf']> })
    | (Omit<PresentCommentPayload, 'comment'> & { comment?: Maybe<_RefType['PresentComment']> })
    | (Omit<PresentCommentVotePayload, 'vote'> & { vote?: Maybe<_RefType['PresentCommentVote']> })
    | (Omit<PulsePayload, 'pulse'> & { pulse?: Maybe<_RefType['Pulse']> })
    | (Omit<SliderGroupPayload, 'sliderGroup'> & { sliderGroup?: Maybe<_RefType['SliderGroup']> })
    | (Omit<SliderPollPayload, 'sliderPoll'> & { sliderPoll?: Maybe<_RefType['SliderPoll']> })
    | RemoteCodePayload
    | PairRemotePayload
    | (Omit<StatePayload, 'state'> & { state?: Maybe<_RefType['State']> })
    | (Omit<MultiTopicPayload, 'multiTopic'> & { multiTopic?: Maybe<_RefType['MultiTopic']> })
    | (Omit<VotesPayload, 'votes'> & { votes?: Maybe<Array<_RefType['Vote']>> })
    | (Omit<WorkshopPayload, 'workshop'> & { workshop?: Maybe<_RefType['Workshop']> })
    | (Omit<CreateWorkshopPayload, 'workshop'> & { workshop?: Maybe<_RefType['Workshop']> })
    | ProjectorLinkPayload
}

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  LicenseInfo: ResolverTypeWrapper<LicenseInfo>
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>
  String: ResolverTypeWrapper<Scalars['String']['output']>
  Int: ResolverTypeWrapper<Scalars['Int']['output']>
  UserRight: ResolverTypeWrapper<UserRight>
  TokenAuthPayload: ResolverTypeWrapper<TokenAuthPayload>
  RefreshTokenPayload: ResolverTypeWrapper<RefreshTokenPayload>
  CreateUserPayload: ResolverTypeWrapper<CreateUserPayload>
  UpdateUserPayload: ResolverTypeWrapper<UpdateUserPayload>
  UpdateLicensePayload: ResolverTypeWrapper<UpdateLicensePayload>
  ExportAccountPayload: ResolverTypeWrapper<ExportAccountPayload>
  SetNewPasswordPayload: ResolverTypeWrapper<SetNewPasswordPayload>
  CreateTempUserPayload: ResolverTypeWrapper<CreateTempUserPayload>
  PublicWorkshopInfoPayload: ResolverTypeWrapper<PublicWorkshopInfoPayload>
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>
  ID: ResolverTypeWrapper<Scalars['ID']['output']>
  Float: ResolverTypeWrapper<Scalars['Float']['output']>
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>
  Payload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Payload']>
  DonePayload: ResolverTypeWrapper<DonePayload>
  CommonInfoInput: CommonInfoInput
  User: ResolverTypeWrapper<User>
  Brainstorm: ResolverTypeWrapper<BrainstormParent>
  Question: ResolverTypeWrapper<Question>
  BrainstormPayload: ResolverTypeWrapper<
    Omit<BrainstormPayload, 'brainstorm'> & { brainstorm?: Maybe<ResolversTypes['Brainstorm']> }
  >
  QuestionPayload: ResolverTypeWrapper<QuestionPayload>
  Comment: ResolverTypeWrapper<CommentParent>
  SubComment: ResolverTypeWrapper<SubCommentParent>
  CommentPayload: ResolverTypeWrapper<
    Omit<CommentPayload, 'comment'> & { comment?: Maybe<ResolversTypes['Comment']> }
  >
  SubCommentPayload: ResolverTypeWrapper<
    Omit<SubCommentPayload, 'subComment'> & { subComment?: Maybe<ResolversTypes['SubComment']> }
  >
  CopyItemInput: CopyItemInput
  CopyPlaceInput: CopyPlaceInput
  LeftOut: ResolverTypeWrapper<LeftOut>
  CopyPayload: ResolverTypeWrapper<CopyPayload>
  Evaluate: ResolverTypeWrapper<EvaluateParent>
  Poll: ResolverTypeWrapper<PollParent>
  VotePair: ResolverTypeWrapper<VotePair>
  SubPoll: ResolverTypeWrapper<SubPollParent>
  EvaluatePayload: ResolverTypeWrapper<
    Omit<EvaluatePayload, 'evaluate'> & { evaluate?: Maybe<ResolversTypes['Evaluate']> }
  >
  PollPayload: ResolverTypeWrapper<Omit<PollPayload, 'poll'> & { poll?: Maybe<ResolversTypes['Poll']> }>
  ExportToken: ResolverTypeWrapper<ExportToken>
  GenerateTokenPayload: ResolverTypeWrapper<GenerateTokenPayload>
  Identify: ResolverTypeWrapper<IdentifyParent>
  IdentifyTopic: ResolverTypeWrapper<IdentifyTopicParent>
  IdentifyAnswer: ResolverTypeWrapper<IdentifyAnswerParent>
  IdentifyPayload: ResolverTypeWrapper<
    Omit<IdentifyPayload, 'identify'> & { identify?: Maybe<ResolversTypes['Identify']> }
  >
  IdentifyTopicPayload: ResolverTypeWrapper<
    Omit<IdentifyTopicPayload, 'topic'> & { topic?: Maybe<ResolversTypes['IdentifyTopic']> }
  >
  IdentifyAnswerPayload: ResolverTypeWrapper<
    Omit<IdentifyAnswerPayload, 'answer'> & { answer?: Maybe<ResolversTypes['IdentifyAnswer']> }
  >
  Invitation: ResolverTypeWrapper<Invitation>
  FacilitatorInvitation: ResolverTypeWrapper<FacilitatorInvitation>
  WaitingInvitations: ResolverTypeWrapper<WaitingInvitations>
  SendInvitesPayload: ResolverTypeWrapper<SendInvitesPayload>
  AddFacilitatorsPayload: ResolverTypeWrapper<
    Omit<AddFacilitatorsPayload, 'workshop'> & { workshop?: Maybe<ResolversTypes['Workshop']> }
  >
  AcceptInvitationPayload: ResolverTypeWrapper<AcceptInvitationPayload>
  Organize: ResolverTypeWrapper<OrganizeParent>
  OrganizeSection: ResolverTypeWrapper<OrganizeSectionParent>
  OrganizeGroup: ResolverTypeWrapper<OrganizeGroupParent>
  OrganizeItem: ResolverTypeWrapper<OrganizeItemParent>
  OrganizeSorting: OrganizeSorting
  OrganizePayload: ResolverTypeWrapper<
    Omit<OrganizePayload, 'organize'> & { organize?: Maybe<ResolversTypes['Organize']> }
  >
  OrganizeSectionPayload: ResolverTypeWrapper<
    Omit<OrganizeSectionPayload, 'section'> & { section?: Maybe<ResolversTypes['OrganizeSection']> }
  >
  OrganizeGroupPayload: ResolverTypeWrapper<
    Omit<OrganizeGroupPayload, 'group'> & { group?: Maybe<ResolversTypes['OrganizeGroup']> }
  >
  OrganizeItemPayload: ResolverTypeWrapper<
    Omit<OrganizeItemPayload, 'item'> & { item?: Maybe<ResolversTypes['OrganizeItem']> }
  >
  Part: ResolverTypeWrapper<PartParent>
  PartOptionsInput: PartOptionsInput
  PartPositionInput: PartPositionInput
  PartPayload: ResolverTypeWrapper<Omit<PartPayload, 'part'> & { part?: Maybe<ResolversTypes['Part']> }>
  CreatePartPayload: ResolverTypeWrapper<
    Omit<
      CreatePartPayload,
      'part' | 'brainstorm' | 'evaluate' | 'identify' | 'organize' | 'plan' | 'presentPdf' | 'pulse'
    > & {
      part?: Maybe<ResolversTypes['Part']>
      brainstorm?: Maybe<ResolversTypes['Brainstorm']>
      evaluate?: Maybe<ResolversTypes['Evaluate']>
      identify?: Maybe<ResolversTypes['Identify']>
      organize?: Maybe<ResolversTypes['Organize']>
      plan?: Maybe<ResolversTypes['Plan']>
      presentPdf?: Maybe<ResolversTypes['PresentPdf']>
      pulse?: Maybe<ResolversTypes['Pulse']>
    }
  >
  DuplicatePartPayload: ResolverTypeWrapper<
    Omit<
      DuplicatePartPayload,
      'part' | 'brainstorm' | 'evaluate' | 'identify' | 'organize' | 'plan' | 'presentPdf' | 'pulse'
    > & {
      part?: Maybe<ResolversTypes['Part']>
      brainstorm?: Maybe<ResolversTypes['Brainstorm']>
      evaluate?: Maybe<ResolversTypes['Evaluate']>
      identify?: Maybe<ResolversTypes['Identify']>
      organize?: Maybe<ResolversTypes['Organize']>
      plan?: Maybe<ResolversTypes['Plan']>
      presentPdf?: Maybe<ResolversTypes['PresentPdf']>
      pulse?: Maybe<ResolversTypes['Pulse']>
    }
  >
  Plan: ResolverTypeWrapper<PlanParent>
  PlanColumn: ResolverTypeWrapper<PlanColumnParent>
  PlanRow: ResolverTypeWrapper<PlanRowParent>
  PlanConflict: ResolverTypeWrapper<PlanConflict>
  PlanValueInput: PlanValueInput
  PlanRowInput: PlanRowInput
  PlanPayload: ResolverTypeWrapper<Omit<PlanPayload, 'plan'> & { plan?: Maybe<ResolversTypes['Plan']> }>
  PlanRowPayload: ResolverTypeWrapper<
    Omit<PlanRowPayload, 'row' | 'rows'> & {
      row?: Maybe<ResolversTypes['PlanRow']>
      rows?: Maybe<Array<ResolversTypes['PlanRow']>>
    }
  >
  Post: ResolverTypeWrapper<PostParent>
  PostVote: ResolverTypeWrapper<PostVoteParent>
  PostPayload: ResolverTypeWrapper<Omit<PostPayload, 'post'> & { post?: Maybe<ResolversTypes['Post']> }>
  PostVotePayload: ResolverTypeWrapper<
    Omit<PostVotePayload, 'vote'> & { vote?: Maybe<ResolversTypes['PostVote']> }
  >
  PostGroup: ResolverTypeWrapper<PostGroupParent>
  PostGroupVote: ResolverTypeWrapper<PostGroupVoteParent>
  PostGroupPayload: ResolverTypeWrapper<
    Omit<PostGroupPayload, 'postGroup'> & { postGroup?: Maybe<ResolversTypes['PostGroup']> }
  >
  PostGroupVotePayload: ResolverTypeWrapper<
    Omit<PostGroupVotePayload, 'vote'> & { vote?: Maybe<ResolversTypes['PostGroupVote']> }
  >
  PresentPdf: ResolverTypeWrapper<PresentPdfParent>
  PresentPageComments: ResolverTypeWrapper<PresentPageComments>
  PresentComment: ResolverTypeWrapper<PresentCommentParent>
  PresentCommentVote: ResolverTypeWrapper<PresentCommentVoteParent>
  PresentPdfPayload: ResolverTypeWrapper<
    Omit<PresentPdfPayload, 'presentPdf'> & { presentPdf?: Maybe<ResolversTypes['PresentPdf']> }
  >
  PresentCommentPayload: ResolverTypeWrapper<
    Omit<PresentCommentPayload, 'comment'> & { comment?: Maybe<ResolversTypes['PresentComment']> }
  >
  PresentCommentVotePayload: ResolverTypeWrapper<
    Omit<PresentCommentVotePayload, 'vote'> & { vote?: Maybe<ResolversTypes['PresentCommentVote']> }
  >
  Pulse: ResolverTypeWrapper<PulseParent>
  SliderGroup: ResolverTypeWrapper<SliderGroupParent>
  SliderPoll: ResolverTypeWrapper<SliderPollParent>
  EarlierSliderResult: ResolverTypeWrapper<EarlierSliderResult>
  PulseOfTrend: ResolverTypeWrapper<PulseOfTrend>
  CategoryOfTrend: ResolverTypeWrapper<CategoryOfTrend>
  StatementOfTrend: ResolverTypeWrapper<StatementOfTrend>
  PulsePayload: ResolverTypeWrapper<Omit<PulsePayload, 'pulse'> & { pulse?: Maybe<ResolversTypes['Pulse']> }>
  SliderGroupPayload: ResolverTypeWrapper<
    Omit<SliderGroupPayload, 'sliderGroup'> & { sliderGroup?: Maybe<ResolversTypes['SliderGroup']> }
  >
  SliderPollPayload: ResolverTypeWrapper<
    Omit<SliderPollPayload, 'sliderPoll'> & { sliderPoll?: Maybe<ResolversTypes['SliderPoll']> }
  >
  PulseSort: PulseSort
  Remote: ResolverTypeWrapper<Remote>
  RemoteCodePayload: ResolverTypeWrapper<RemoteCodePayload>
  PairRemotePayload: ResolverTypeWrapper<PairRemotePayload>
  State: ResolverTypeWrapper<StateParent>
  Timer: ResolverTypeWrapper<Timer>
  StatePayload: ResolverTypeWrapper<Omit<StatePayload, 'state'> & { state?: Maybe<ResolversTypes['State']> }>
  MultiTopic: ResolverTypeWrapper<MultiTopicParent>
  MultiTopicPayload: ResolverTypeWrapper<
    Omit<MultiTopicPayload, 'multiTopic'> & { multiTopic?: Maybe<ResolversTypes['MultiTopic']> }
  >
  Vote: ResolverTypeWrapper<VoteParent>
  RoundResult: ResolverTypeWrapper<RoundResult>
  VoteInput: VoteInput
  VoteUpdateInput: VoteUpdateInput
  ResultsMode: ResultsMode
  VotesPayload: ResolverTypeWrapper<
    Omit<VotesPayload, 'votes'> & { votes?: Maybe<Array<ResolversTypes['Vote']>> }
  >
  Workshop: ResolverTypeWrapper<WorkshopParent>
  PublicTemplateInfo: ResolverTypeWrapper<PublicTemplateInfo>
  ActiveUsers: ResolverTypeWrapper<ActiveUsers>
  WorkshopPayload: ResolverTypeWrapper<
    Omit<WorkshopPayload, 'workshop'> & { workshop?: Maybe<ResolversTypes['Workshop']> }
  >
  CreateWorkshopPayload: ResolverTypeWrapper<
    Omit<CreateWorkshopPayload, 'workshop'> & { workshop?: Maybe<ResolversTypes['Workshop']> }
  >
  ProjectorLinkPayload: ResolverTypeWrapper<ProjectorLinkPayload>
  CopyOptionInput: CopyOptionInput
}

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  LicenseInfo: LicenseInfo
  Boolean: Scalars['Boolean']['output']
  String: Scalars['String']['output']
  Int: Scalars['Int']['output']
  UserRight: UserRight
  TokenAuthPayload: TokenAuthPayload
  RefreshTokenPayload: RefreshTokenPayload
  CreateUserPayload: CreateUserPayload
  UpdateUserPayload: UpdateUserPayload
  UpdateLicensePayload: UpdateLicensePayload
  ExportAccountPayload: ExportAccountPayload
  SetNewPasswordPayload: SetNewPasswordPayload
  CreateTempUserPayload: CreateTempUserPayload
  PublicWorkshopInfoPayload: PublicWorkshopInfoPayload
  Query: Record<PropertyKey, never>
  ID: Scalars['ID']['output']
  Float: Scalars['Float']['output']
  Mutation: Record<PropertyKey, never>
  Subscription: Record<PropertyKey, never>
  Payload: ResolversInterfaceTypes<ResolversParentTypes>['Payload']
  DonePayload: DonePayload
  CommonInfoInput: CommonInfoInput
  User: User
  Brainstorm: BrainstormParent
  Question: Question
  BrainstormPayload: Omit<BrainstormPayload, 'brainstorm'> & {
    brainstorm?: Maybe<ResolversParentTypes['Brainstorm']>
  }
  QuestionPayload: QuestionPayload
  Comment: CommentParent
  SubComment: SubCommentParent
  CommentPayload: Omit<CommentPayload, 'comment'> & { comment?: Maybe<ResolversParentTypes['Comment']> }
  SubCommentPayload: Omit<SubCommentPayload, 'subComment'> & {
    subComment?: Maybe<ResolversParentTypes['SubComment']>
  }
  CopyItemInput: CopyItemInput
  CopyPlaceInput: CopyPlaceInput
  LeftOut: LeftOut
  CopyPayload: CopyPayload
  Evaluate: EvaluateParent
  Poll: PollParent
  VotePair: VotePair
  SubPoll: SubPollParent
  EvaluatePayload: Omit<EvaluatePayload, 'evaluate'> & { evaluate?: Maybe<ResolversParentTypes['Evaluate']> }
  PollPayload: Omit<PollPayload, 'poll'> & { poll?: Maybe<ResolversParentTypes['Poll']> }
  ExportToken: ExportToken
  GenerateTokenPayload: GenerateTokenPayload
  Identify: IdentifyParent
  IdentifyTopic: IdentifyTopicParent
  IdentifyAnswer: IdentifyAnswerParent
  IdentifyPayload: Omit<IdentifyPayload, 'identify'> & { identify?: Maybe<ResolversParentTypes['Identify']> }
  IdentifyTopicPayload: Omit<IdentifyTopicPayload, 'topic'> & {
    topic?: Maybe<ResolversParentTypes['IdentifyTopic']>
  }
  IdentifyAnswerPayload: Omit<IdentifyAnswerPayload, 'answer'> & {
    answer?: Maybe<ResolversParentTypes['IdentifyAnswer']>
  }
  Invitation: Invitation
  FacilitatorInvitation: FacilitatorInvitation
  WaitingInvitations: WaitingInvitations
  SendInvitesPayload: SendInvitesPayload
  AddFacilitatorsPayload: Omit<AddFacilitatorsPayload, 'workshop'> & {
    workshop?: Maybe<ResolversParentTypes['Workshop']>
  }
  AcceptInvitationPayload: AcceptInvitationPayload
  Organize: OrganizeParent
  OrganizeSection: OrganizeSectionParent
  OrganizeGroup: OrganizeGroupParent
  OrganizeItem: OrganizeItemParent
  OrganizePayload: Omit<OrganizePayload, 'organize'> & { organize?: Maybe<ResolversParentTypes['Organize']> }
  OrganizeSectionPayload: Omit<OrganizeSectionPayload, 'section'> & {
    section?: Maybe<ResolversParentTypes['OrganizeSection']>
  }
  OrganizeGroupPayload: Omit<OrganizeGroupPayload, 'group'> & {
    group?: Maybe<ResolversParentTypes['OrganizeGroup']>
  }
  OrganizeItemPayload: Omit<OrganizeItemPayload, 'item'> & {
    item?: Maybe<ResolversParentTypes['OrganizeItem']>
  }
  Part: PartParent
  PartOptionsInput: PartOptionsInput
  PartPositionInput: PartPositionInput
  PartPayload: Omit<PartPayload, 'part'> & { part?: Maybe<ResolversParentTypes['Part']> }
  CreatePartPayload: Omit<
    CreatePartPayload,
    'part' | 'brainstorm' | 'evaluate' | 'identify' | 'organize' | 'plan' | 'presentPdf' | 'pulse'
  > & {
    part?: Maybe<ResolversParentTypes['Part']>
    brainstorm?: Maybe<ResolversParentTypes['Brainstorm']>
    evaluate?: Maybe<ResolversParentTypes['Evaluate']>
    identify?: Maybe<ResolversParentTypes['Identify']>
    organize?: Maybe<ResolversParentTypes['Organize']>
    plan?: Maybe<ResolversParentTypes['Plan']>
    presentPdf?: Maybe<ResolversParentTypes['PresentPdf']>
    pulse?: Maybe<ResolversParentTypes['Pulse']>
  }
  DuplicatePartPayload: Omit<
    DuplicatePartPayload,
    'part' | 'brainstorm' | 'evaluate' | 'identify' | 'organize' | 'plan' | 'presentPdf' | 'pulse'
  > & {
    part?: Maybe<ResolversParentTypes['Part']>
    brainstorm?: Maybe<ResolversParentTypes['Brainstorm']>
    evaluate?: Maybe<ResolversParentTypes['Evaluate']>
    identify?: Maybe<ResolversParentTypes['Identify']>
    organize?: Maybe<ResolversParentTypes['Organize']>
    plan?: Maybe<ResolversParentTypes['Plan']>
    presentPdf?: Maybe<ResolversParentTypes['PresentPdf']>
    pulse?: Maybe<ResolversParentTypes['Pulse']>
  }
  Plan: PlanParent
  PlanColumn: PlanColumnParent
  PlanRow: PlanRowParent
  PlanConflict: PlanConflict
  PlanValueInput: PlanValueInput
  PlanRowInput: PlanRowInput
  PlanPayload: Omit<PlanPayload, 'plan'> & { plan?: Maybe<ResolversParentTypes['Plan']> }
  PlanRowPayload: Omit<PlanRowPayload, 'row' | 'rows'> & {
    row?: Maybe<ResolversParentTypes['PlanRow']>
    rows?: Maybe<Array<ResolversParentTypes['PlanRow']>>
  }
  Post: PostParent
  PostVote: PostVoteParent
  PostPayload: Omit<PostPayload, 'post'> & { post?: Maybe<ResolversParentTypes['Post']> }
  PostVotePayload: Omit<PostVotePayload, 'vote'> & { vote?: Maybe<ResolversParentTypes['PostVote']> }
  PostGroup: PostGroupParent
  PostGroupVote: PostGroupVoteParent
  PostGroupPayload: Omit<PostGroupPayload, 'postGroup'> & {
    postGroup?: Maybe<ResolversParentTypes['PostGroup']>
  }
  PostGroupVotePayload: Omit<PostGroupVotePayload, 'vote'> & {
    vote?: Maybe<ResolversParentTypes['PostGroupVote']>
  }
  PresentPdf: PresentPdfParent
  PresentPageComments: PresentPageComments
  PresentComment: PresentCommentParent
  PresentCommentVote: PresentCommentVoteParent
  PresentPdfPayload: Omit<PresentPdfPayload, 'presentPdf'> & {
    presentPdf?: Maybe<ResolversParentTypes['PresentPdf']>
  }
  PresentCommentPayload: Omit<PresentCommentPayload, 'comment'> & {
    comment?: Maybe<ResolversParentTypes['PresentComment']>
  }
  PresentCommentVotePayload: Omit<PresentCommentVotePayload, 'vote'> & {
    vote?: Maybe<ResolversParentTypes['PresentCommentVote']>
  }
  Pulse: PulseParent
  SliderGroup: SliderGroupParent
  SliderPoll: SliderPollParent
  EarlierSliderResult: EarlierSliderResult
  PulseOfTrend: PulseOfTrend
  CategoryOfTrend: CategoryOfTrend
  StatementOfTrend: StatementOfTrend
  PulsePayload: Omit<PulsePayload, 'pulse'> & { pulse?: Maybe<ResolversParentTypes['Pulse']> }
  SliderGroupPayload: Omit<SliderGroupPayload, 'sliderGroup'> & {
    sliderGroup?: Maybe<ResolversParentTypes['SliderGroup']>
  }
  SliderPollPayload: Omit<SliderPollPayload, 'sliderPoll'> & {
    sliderPoll?: Maybe<ResolversParentTypes['SliderPoll']>
  }
  Remote: Remote
  RemoteCodePayload: RemoteCodePayload
  PairRemotePayload: PairRemotePayload
  State: StateParent
  Timer: Timer
  StatePayload: Omit<StatePayload, 'state'> & { state?: Maybe<ResolversParentTypes['State']> }
  MultiTopic: MultiTopicParent
  MultiTopicPayload: Omit<MultiTopicPayload, 'multiTopic'> & {
    multiTopic?: Maybe<ResolversParentTypes['MultiTopic']>
  }
  Vote: VoteParent
  RoundResult: RoundResult
  VoteInput: VoteInput
  VoteUpdateInput: VoteUpdateInput
  VotesPayload: Omit<VotesPayload, 'votes'> & { votes?: Maybe<Array<ResolversParentTypes['Vote']>> }
  Workshop: WorkshopParent
  PublicTemplateInfo: PublicTemplateInfo
  ActiveUsers: ActiveUsers
  WorkshopPayload: Omit<WorkshopPayload, 'workshop'> & { workshop?: Maybe<ResolversParentTypes['Workshop']> }
  CreateWorkshopPayload: Omit<CreateWorkshopPayload, 'workshop'> & {
    workshop?: Maybe<ResolversParentTypes['Workshop']>
  }
  ProjectorLinkPayload: ProjectorLinkPayload
  CopyOptionInput: CopyOptionInput
}

export type LicenseInfoResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['LicenseInfo'] = ResolversParentTypes['LicenseInfo'],
> = {
  limitedUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  licenseText?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  workshopLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  workshopCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type UserRightResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['UserRight'] = ResolversParentTypes['UserRight'],
> = {
  tempUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  betaUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  createWorkshop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  administrator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  licenseInfo?: Resolver<ResolversTypes['LicenseInfo'], ParentType, ContextType>
}

export type TokenAuthPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['TokenAuthPayload'] = ResolversParentTypes['TokenAuthPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  deviceToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type RefreshTokenPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['RefreshTokenPayload'] =
    ResolversParentTypes['RefreshTokenPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type CreateUserPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['CreateUserPayload'] = ResolversParentTypes['CreateUserPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type UpdateUserPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['UpdateUserPayload'] = ResolversParentTypes['UpdateUserPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type UpdateLicensePayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['UpdateLicensePayload'] =
    ResolversParentTypes['UpdateLicensePayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  userRight?: Resolver<Maybe<ResolversTypes['UserRight']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ExportAccountPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['ExportAccountPayload'] =
    ResolversParentTypes['ExportAccountPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type SetNewPasswordPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['SetNewPasswordPayload'] =
    ResolversParentTypes['SetNewPasswordPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  errStr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  deviceToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type CreateTempUserPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['CreateTempUserPayload'] =
    ResolversParentTypes['CreateTempUserPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
  tempPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PublicWorkshopInfoPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PublicWorkshopInfoPayload'] =
    ResolversParentTypes['PublicWorkshopInfoPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  workshopName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  workshopCreator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  workshopEnded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type QueryResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
  userRight?: Resolver<ResolversTypes['UserRight'], ParentType, ContextType>
  brainstorm?: Resolver<
    ResolversTypes['Brainstorm'],
    ParentType,
    ContextType,
    RequireFields<QueryBrainstormArgs, 'id'>
  >
  evaluate?: Resolver<
    ResolversTypes['Evaluate'],
    ParentType,
    ContextType,
    RequireFields<QueryEvaluateArgs, 'id'>
  >
  polls?: Resolver<
    Array<ResolversTypes['Poll']>,
    ParentType,
    ContextType,
    RequireFields<QueryPollsArgs, 'workshopId'>
  >
  identify?: Resolver<
    ResolversTypes['Identify'],
    ParentType,
    ContextType,
    RequireFields<QueryIdentifyArgs, 'id'>
  >
  facilitatorInvitation?: Resolver<
    Maybe<ResolversTypes['FacilitatorInvitation']>,
    ParentType,
    ContextType,
    RequireFields<QueryFacilitatorInvitationArgs, 'token'>
  >
  waitingInvitations?: Resolver<ResolversTypes['WaitingInvitations'], ParentType, ContextType>
  organize?: Resolver<
    ResolversTypes['Organize'],
    ParentType,
    ContextType,
    RequireFields<QueryOrganizeArgs, 'id'>
  >
  organizeVotes?: Resolver<
    Array<ResolversTypes['Vote']>,
    ParentType,
    ContextType,
    RequireFields<QueryOrganizeVotesArgs, 'organizeId'>
  >
  parts?: Resolver<
    Array<ResolversTypes['Part']>,
    ParentType,
    ContextType,
    RequireFields<QueryPartsArgs, 'workshopId'>
  >
  isFinished?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<QueryIsFinishedArgs, 'partId'>
  >
  notes?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<QueryNotesArgs, 'partId'>
  >
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType, RequireFields<QueryPlanArgs, 'id'>>
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType, RequireFields<QueryPostArgs, 'id'>>
  presentPdf?: Resolver<
    ResolversTypes['PresentPdf'],
    ParentType,
    ContextType,
    RequireFields<QueryPresentPdfArgs, 'id'>
  >
  pulse?: Resolver<ResolversTypes['Pulse'], ParentType, ContextType, RequireFields<QueryPulseArgs, 'id'>>
  pulseTrend?: Resolver<
    Array<ResolversTypes['PulseOfTrend']>,
    ParentType,
    ContextType,
    RequireFields<QueryPulseTrendArgs, 'pulseId'>
  >
  serverTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  votes?: Resolver<
    Array<ResolversTypes['Vote']>,
    ParentType,
    ContextType,
    RequireFields<QueryVotesArgs, 'workshopId' | 'evaluateId'>
  >
  workshops?: Resolver<
    Array<ResolversTypes['Workshop']>,
    ParentType,
    ContextType,
    RequireFields<QueryWorkshopsArgs, 'template' | 'deleted'>
  >
  templates?: Resolver<
    Array<ResolversTypes['Workshop']>,
    ParentType,
    ContextType,
    RequireFields<QueryTemplatesArgs, 'language'>
  >
  workshop?: Resolver<
    ResolversTypes['Workshop'],
    ParentType,
    ContextType,
    RequireFields<QueryWorkshopArgs, 'id'>
  >
  activeUsers?: Resolver<
    ResolversTypes['ActiveUsers'],
    ParentType,
    ContextType,
    RequireFields<QueryActiveUsersArgs, 'workshopId'>
  >
}

export type MutationResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  tokenAuth?: Resolver<
    ResolversTypes['TokenAuthPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationTokenAuthArgs, 'username' | 'password'>
  >
  refreshToken?: Resolver<
    ResolversTypes['RefreshTokenPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRefreshTokenArgs, 'refreshToken'>
  >
  logout?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType>
  goOffline?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType>
  createUser?: Resolver<
    ResolversTypes['CreateUserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateUserArgs, 'email'>
  >
  validateUserData?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    Partial<MutationValidateUserDataArgs>
  >
  updateUser?: Resolver<
    ResolversTypes['UpdateUserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateUserArgs, 'userId'>
  >
  updateLicense?: Resolver<
    ResolversTypes['UpdateLicensePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateLicenseArgs, 'key'>
  >
  exportAccount?: Resolver<ResolversTypes['ExportAccountPayload'], ParentType, ContextType>
  deleteAccount?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteAccountArgs, 'password'>
  >
  updatePassword?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePasswordArgs, 'oldPassword' | 'newPassword'>
  >
  sendRecoverEmail?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSendRecoverEmailArgs, 'email'>
  >
  validateToken?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationValidateTokenArgs, 'userId' | 'token'>
  >
  setNewPassword?: Resolver<
    ResolversTypes['SetNewPasswordPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetNewPasswordArgs, 'userId' | 'password' | 'token'>
  >
  createTempUser?: Resolver<
    ResolversTypes['CreateTempUserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateTempUserArgs, 'name' | 'workshopId'>
  >
  publicWorkshopInfo?: Resolver<
    ResolversTypes['PublicWorkshopInfoPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationPublicWorkshopInfoArgs, 'workshopId'>
  >
  updateBrainstorm?: Resolver<
    ResolversTypes['BrainstormPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateBrainstormArgs, 'brainstormId'>
  >
  setLikeRules?: Resolver<
    ResolversTypes['BrainstormPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetLikeRulesArgs, 'brainstormId'>
  >
  updatePostSectionDesc?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePostSectionDescArgs, 'brainstormId' | 'description'>
  >
  updatePostGroupSectionDesc?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePostGroupSectionDescArgs, 'brainstormId' | 'description'>
  >
  setSortByPopularity?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetSortByPopularityArgs, 'brainstormId' | 'sortByPopularity'>
  >
  setGlobalAnswers?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetGlobalAnswersArgs, 'brainstormId' | 'globalAnswers'>
  >
  setShowAnswers?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<
      MutationSetShowAnswersArgs,
      'multiTopicId' | 'commonInfoData' | 'selectedTopicIndex' | 'showAnswers'
    >
  >
  setTopicHidden?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetTopicHiddenArgs, 'brainstormId' | 'hidden'>
  >
  updateTopic?: Resolver<
    ResolversTypes['QuestionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateTopicArgs, 'brainstormId' | 'topicPos' | 'topicText'>
  >
  deleteTopic?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteTopicArgs, 'brainstormId' | 'topicPos'>
  >
  createComment?: Resolver<
    ResolversTypes['CommentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateCommentArgs, 'postId' | 'text'>
  >
  updateComment?: Resolver<
    ResolversTypes['CommentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateCommentArgs, 'commentId'>
  >
  createSubComment?: Resolver<
    ResolversTypes['SubCommentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateSubCommentArgs, 'commentId' | 'text'>
  >
  updateSubComment?: Resolver<
    ResolversTypes['SubCommentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateSubCommentArgs, 'subCommentId'>
  >
  copyToNextActivity?: Resolver<
    ResolversTypes['CopyPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCopyToNextActivityArgs, 'workshopId' | 'activePartId' | 'copyObjects'>
  >
  copyList?: Resolver<
    ResolversTypes['CopyPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCopyListArgs, 'partId' | 'copyList'>
  >
  copyAsQuestions?: Resolver<
    ResolversTypes['CopyPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCopyAsQuestionsArgs, 'partId' | 'copyList'>
  >
  copyToTopics?: Resolver<
    ResolversTypes['CopyPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCopyToTopicsArgs, 'partId' | 'copyList'>
  >
  shallowCopy?: Resolver<
    ResolversTypes['CopyPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationShallowCopyArgs, 'partId' | 'copyList'>
  >
  createPoll?: Resolver<
    ResolversTypes['PollPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreatePollArgs, 'commonInfoData' | 'evaluateId' | 'pollText' | 'votingType'>
  >
  updatePoll?: Resolver<
    ResolversTypes['PollPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePollArgs, 'pollId'>
  >
  createSubPoll?: Resolver<
    ResolversTypes['PollPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateSubPollArgs, 'pollId' | 'subPollText'>
  >
  updateSubPoll?: Resolver<
    ResolversTypes['PollPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateSubPollArgs, 'subPollId'>
  >
  deletePoll?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeletePollArgs, 'pollId'>
  >
  deletePolls?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeletePollsArgs, 'idList'>
  >
  deleteSubPoll?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteSubPollArgs, 'subPollId'>
  >
  updateEvaluate?: Resolver<
    ResolversTypes['EvaluatePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateEvaluateArgs, 'evaluateId'>
  >
  generateToken?: Resolver<
    ResolversTypes['GenerateTokenPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationGenerateTokenArgs, 'workshopId'>
  >
  updateIdentify?: Resolver<
    ResolversTypes['IdentifyPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateIdentifyArgs, 'identifyId'>
  >
  setIdentifyShown?: Resolver<
    ResolversTypes['IdentifyPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetIdentifyShownArgs, 'identifyId' | 'shown'>
  >
  createIdentifyTopic?: Resolver<
    ResolversTypes['IdentifyTopicPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateIdentifyTopicArgs, 'identifyId' | 'topicText'>
  >
  updateIdentifyTopic?: Resolver<
    ResolversTypes['IdentifyTopicPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateIdentifyTopicArgs, 'topicId' | 'topicText'>
  >
  deleteIdentifyTopic?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteIdentifyTopicArgs, 'topicId'>
  >
  createIdentifyAnswer?: Resolver<
    ResolversTypes['IdentifyAnswerPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateIdentifyAnswerArgs, 'topicId' | 'answerText'>
  >
  updateIdentifyAnswer?: Resolver<
    ResolversTypes['IdentifyAnswerPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateIdentifyAnswerArgs, 'answerId'>
  >
  deleteIdentifyAnswer?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteIdentifyAnswerArgs, 'answerId'>
  >
  sendInvites?: Resolver<
    ResolversTypes['SendInvitesPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSendInvitesArgs, 'workshopId' | 'invitees'>
  >
  addFacilitators?: Resolver<
    ResolversTypes['AddFacilitatorsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationAddFacilitatorsArgs, 'workshopId' | 'invitees'>
  >
  withdrawInvitation?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationWithdrawInvitationArgs, 'workshopId' | 'email'>
  >
  acceptInvitation?: Resolver<
    ResolversTypes['AcceptInvitationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationAcceptInvitationArgs, 'token'>
  >
  mailInvitationLink?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType>
  confirmFacilitator?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationConfirmFacilitatorArgs, 'workshopId' | 'email'>
  >
  updateOrganize?: Resolver<
    ResolversTypes['OrganizePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateOrganizeArgs, 'organizeId'>
  >
  setOrganizeSorting?: Resolver<
    ResolversTypes['OrganizePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetOrganizeSortingArgs, 'organizeId' | 'sorting'>
  >
  setOrganizeMoves?: Resolver<
    ResolversTypes['OrganizePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetOrganizeMovesArgs, 'organizeId' | 'allowed'>
  >
  setOrganizeInput?: Resolver<
    ResolversTypes['OrganizePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetOrganizeInputArgs, 'organizeId' | 'allowed'>
  >
  createOrganizeSection?: Resolver<
    ResolversTypes['OrganizeSectionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateOrganizeSectionArgs, 'organizeId' | 'name'>
  >
  updateOrganizeSection?: Resolver<
    ResolversTypes['OrganizeSectionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateOrganizeSectionArgs, 'sectionId'>
  >
  deleteOrganizeSection?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteOrganizeSectionArgs, 'sectionId'>
  >
  createOrganizeGroup?: Resolver<
    ResolversTypes['OrganizeGroupPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateOrganizeGroupArgs, 'organizeId' | 'name'>
  >
  updateOrganizeGroup?: Resolver<
    ResolversTypes['OrganizeGroupPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateOrganizeGroupArgs, 'groupId'>
  >
  deleteOrganizeGroup?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteOrganizeGroupArgs, 'groupId'>
  >
  createOrganizeItem?: Resolver<
    ResolversTypes['OrganizeItemPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateOrganizeItemArgs, 'organizeId' | 'text'>
  >
  updateOrganizeItem?: Resolver<
    ResolversTypes['OrganizeItemPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateOrganizeItemArgs, 'itemId'>
  >
  moveOrganizeItem?: Resolver<
    ResolversTypes['OrganizeItemPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationMoveOrganizeItemArgs, 'itemId'>
  >
  deleteOrganizeItem?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteOrganizeItemArgs, 'itemId'>
  >
  createOrganizeVotes?: Resolver<
    ResolversTypes['VotesPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateOrganizeVotesArgs, 'organizeId' | 'voteList'>
  >
  acceptOrganizeVotes?: Resolver<
    ResolversTypes['OrganizePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationAcceptOrganizeVotesArgs, 'organizeId' | 'atLeast'>
  >
  createPartAndType?: Resolver<
    ResolversTypes['CreatePartPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreatePartAndTypeArgs, 'commonInfoData' | 'type'>
  >
  deletePart?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeletePartArgs, 'part'>
  >
  updatePart?: Resolver<
    ResolversTypes['PartPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePartArgs, 'id'>
  >
  updatePartAndTypeTitle?: Resolver<
    ResolversTypes['PartPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePartAndTypeTitleArgs, 'id'>
  >
  updatePartVisibility?: Resolver<
    ResolversTypes['PartPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePartVisibilityArgs, 'partId' | 'hidden'>
  >
  setPartsPosition?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetPartsPositionArgs, 'positionList'>
  >
  setInputLocked?: Resolver<
    ResolversTypes['PartPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetInputLockedArgs, 'partId' | 'locked'>
  >
  duplicatePart?: Resolver<
    ResolversTypes['DuplicatePartPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDuplicatePartArgs, 'part' | 'mode'>
  >
  setFinished?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetFinishedArgs, 'partId' | 'finished'>
  >
  resetFinished?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationResetFinishedArgs, 'partId'>
  >
  startOver?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationStartOverArgs, 'partId'>
  >
  updatePlan?: Resolver<
    ResolversTypes['PlanPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePlanArgs, 'planId'>
  >
  addPlanRow?: Resolver<
    ResolversTypes['PlanRowPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationAddPlanRowArgs, 'planId'>
  >
  createPlanValue?: Resolver<
    ResolversTypes['PlanRowPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreatePlanValueArgs, 'commonInfoData' | 'planId' | 'valueList'>
  >
  updatePlanRow?: Resolver<
    ResolversTypes['PlanRowPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePlanRowArgs, 'rowId' | 'valueList'>
  >
  deletePlanRow?: Resolver<
    ResolversTypes['PlanRowPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeletePlanRowArgs, 'rowId'>
  >
  addPlanColumn?: Resolver<
    ResolversTypes['PlanPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationAddPlanColumnArgs, 'planId'>
  >
  updatePlanColumn?: Resolver<
    ResolversTypes['PlanPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePlanColumnArgs, 'columnId'>
  >
  deletePlanColumn?: Resolver<
    ResolversTypes['PlanPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeletePlanColumnArgs, 'planId'>
  >
  createPost?: Resolver<
    ResolversTypes['PostPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreatePostArgs, 'commonInfoData' | 'brainstormId' | 'postText'>
  >
  updatePost?: Resolver<
    ResolversTypes['PostPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePostArgs, 'postId'>
  >
  deletePost?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeletePostArgs, 'postId'>
  >
  deletePosts?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeletePostsArgs, 'idList'>
  >
  createPostVote?: Resolver<
    ResolversTypes['PostVotePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreatePostVoteArgs, 'postId' | 'value'>
  >
  deletePostVote?: Resolver<
    ResolversTypes['PostVotePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeletePostVoteArgs, 'id'>
  >
  createPostGroup?: Resolver<
    ResolversTypes['PostGroupPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreatePostGroupArgs, 'commonInfoData' | 'brainstormId' | 'isGroup'>
  >
  createPostGroupFromPosts?: Resolver<
    ResolversTypes['PostGroupPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreatePostGroupFromPostsArgs, 'commonInfoData' | 'brainstormId' | 'postsId'>
  >
  updatePostGroup?: Resolver<
    ResolversTypes['PostGroupPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePostGroupArgs, 'postgroupId' | 'groupNameText'>
  >
  movePost?: Resolver<
    ResolversTypes['PostPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationMovePostArgs, 'postId' | 'toPostgroupId'>
  >
  mergePostGroups?: Resolver<
    ResolversTypes['PostGroupPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationMergePostGroupsArgs, 'fromPostgroupId' | 'toPostgroupId'>
  >
  ungroupPost?: Resolver<
    ResolversTypes['PostPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUngroupPostArgs, 'postId'>
  >
  deletePostGroups?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeletePostGroupsArgs, 'commonInfoData' | 'brainstormId' | 'postgroupIdList'>
  >
  createPostGroupVote?: Resolver<
    ResolversTypes['PostGroupVotePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreatePostGroupVoteArgs, 'postGroupId' | 'value'>
  >
  deletePostGroupVote?: Resolver<
    ResolversTypes['PostGroupVotePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeletePostGroupVoteArgs, 'id'>
  >
  updatePresent?: Resolver<
    ResolversTypes['PresentPdfPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePresentArgs, 'presentId'>
  >
  createPresentComment?: Resolver<
    ResolversTypes['PresentCommentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreatePresentCommentArgs, 'presentId' | 'page' | 'text'>
  >
  updatePresentComment?: Resolver<
    ResolversTypes['PresentCommentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePresentCommentArgs, 'commentId' | 'text'>
  >
  deletePresentComments?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeletePresentCommentsArgs, 'idList'>
  >
  createPresentCommentVote?: Resolver<
    ResolversTypes['PresentCommentVotePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreatePresentCommentVoteArgs, 'commentId'>
  >
  deletePresentCommentVote?: Resolver<
    ResolversTypes['PresentCommentVotePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeletePresentCommentVoteArgs, 'id'>
  >
  updatePulse?: Resolver<
    ResolversTypes['PulsePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePulseArgs, 'pulseId'>
  >
  setApprovalNeeded?: Resolver<
    ResolversTypes['PulsePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetApprovalNeededArgs, 'pulseId' | 'needed'>
  >
  createSliderGroup?: Resolver<
    ResolversTypes['SliderGroupPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateSliderGroupArgs, 'commonInfoData' | 'pulsId'>
  >
  updateSliderGroup?: Resolver<
    ResolversTypes['SliderGroupPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateSliderGroupArgs, 'sliderGroupId' | 'sliderGroupName'>
  >
  deleteSliderGroup?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteSliderGroupArgs, 'sliderGroupId'>
  >
  createSliderPoll?: Resolver<
    ResolversTypes['SliderPollPayload'],
    ParentType,
    ContextType,
    RequireFields<
      MutationCreateSliderPollArgs,
      'commonInfoInput' | 'pulseId' | 'sliderGroupId' | 'sliderText'
    >
  >
  updateSliderPoll?: Resolver<
    ResolversTypes['SliderPollPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateSliderPollArgs, 'sliderPollId' | 'sliderText'>
  >
  deleteSliderPoll?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteSliderPollArgs, 'sliderPollId'>
  >
  setSliderPollApproved?: Resolver<
    ResolversTypes['SliderPollPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetSliderPollApprovedArgs, 'sliderPollId' | 'approved'>
  >
  setSliderPollsApproved?: Resolver<
    ResolversTypes['PulsePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetSliderPollsApprovedArgs, 'pulseId' | 'approved'>
  >
  generateResultPulse?: Resolver<
    ResolversTypes['PulsePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationGenerateResultPulseArgs, 'pulseId'>
  >
  setEarlierPulseShown?: Resolver<
    ResolversTypes['PulsePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetEarlierPulseShownArgs, 'pulseId' | 'shown'>
  >
  createRemoteCode?: Resolver<
    ResolversTypes['RemoteCodePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateRemoteCodeArgs, 'workshopId'>
  >
  pairRemote?: Resolver<
    ResolversTypes['PairRemotePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationPairRemoteArgs, 'workshopId' | 'code' | 'attempt'>
  >
  disconnectRemote?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDisconnectRemoteArgs, 'workshopId' | 'remoteId'>
  >
  updateState?: Resolver<
    ResolversTypes['StatePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateStateArgs, 'workshopId'>
  >
  setStatePA?: Resolver<
    ResolversTypes['StatePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetStatePaArgs, 'workshopId'>
  >
  startTimer?: Resolver<
    ResolversTypes['StatePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationStartTimerArgs, 'workshopId' | 'seconds' | 'locksInput'>
  >
  updateTimer?: Resolver<
    ResolversTypes['StatePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateTimerArgs, 'workshopId'>
  >
  stopTimer?: Resolver<
    ResolversTypes['StatePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationStopTimerArgs, 'workshopId'>
  >
  createMultiTopic?: Resolver<
    ResolversTypes['MultiTopicPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateMultiTopicArgs, 'text' | 'brainstormId'>
  >
  updateMultiTopic?: Resolver<
    ResolversTypes['MultiTopicPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateMultiTopicArgs, 'text' | 'multiTopicId'>
  >
  deleteMultiTopic?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteMultiTopicArgs, 'id'>
  >
  createVotes?: Resolver<
    ResolversTypes['VotesPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateVotesArgs, 'evaluateId' | 'voteList'>
  >
  updateVotes?: Resolver<
    ResolversTypes['VotesPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateVotesArgs, 'voteList'>
  >
  createSliderVotes?: Resolver<
    ResolversTypes['VotesPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateSliderVotesArgs, 'commonInfoData' | 'pulseId' | 'voteList'>
  >
  updateSliderVotes?: Resolver<
    ResolversTypes['VotesPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateSliderVotesArgs, 'commonInfoData' | 'pulseId' | 'voteList'>
  >
  deleteVotes?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteVotesArgs, 'idList'>
  >
  setAbstained?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetAbstainedArgs, 'pollId' | 'abstained'>
  >
  setResultsMode?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetResultsModeArgs, 'partId' | 'mode'>
  >
  setVotingClosed?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetVotingClosedArgs, 'partId' | 'closed'>
  >
  resetVotes?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationResetVotesArgs, 'partId'>
  >
  undoResetVotes?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUndoResetVotesArgs, 'partId'>
  >
  createProxyVotes?: Resolver<
    ResolversTypes['VotesPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateProxyVotesArgs, 'evaluateId' | 'voteList'>
  >
  createWorkshop?: Resolver<
    ResolversTypes['CreateWorkshopPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateWorkshopArgs, 'workshopName' | 'template' | 'includeInput'>
  >
  createWorkshopFromId?: Resolver<
    ResolversTypes['CreateWorkshopPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateWorkshopFromIdArgs, 'id'>
  >
  createTemplateFromId?: Resolver<
    ResolversTypes['CreateWorkshopPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateTemplateFromIdArgs, 'id'>
  >
  updateWorkshop?: Resolver<
    ResolversTypes['WorkshopPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateWorkshopArgs, 'workshopId'>
  >
  deleteWorkshop?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteWorkshopArgs, 'id'>
  >
  restoreWorkshop?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRestoreWorkshopArgs, 'id'>
  >
  eraseWorkshop?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationEraseWorkshopArgs, 'workshopId'>
  >
  removeFacilitator?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveFacilitatorArgs, 'workshopId' | 'userId'>
  >
  removeParticipant?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveParticipantArgs, 'workshopId' | 'userId'>
  >
  createProjectorLink?: Resolver<
    ResolversTypes['ProjectorLinkPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateProjectorLinkArgs, 'workshopId'>
  >
  revokeProjectorLink?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRevokeProjectorLinkArgs, 'workshopId'>
  >
  endWorkshop?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationEndWorkshopArgs, 'workshopId'>
  >
  updateShowParticipantsAgenda?: Resolver<
    ResolversTypes['DonePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateShowParticipantsAgendaArgs, 'workshopId' | 'showParticipantsAgenda'>
  >
}

export type SubscriptionResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription'],
> = {
  updatedState?: SubscriptionResolver<
    ResolversTypes['State'],
    'updatedState',
    ParentType,
    ContextType,
    RequireFields<SubscriptionUpdatedStateArgs, 'workshopId'>
  >
}

export type PayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Payload'] = ResolversParentTypes['Payload'],
> = {
  __resolveType: TypeResolveFn<
    | 'TokenAuthPayload'
    | 'RefreshTokenPayload'
    | 'CreateUserPayload'
    | 'UpdateUserPayload'
    | 'UpdateLicensePayload'
    | 'ExportAccountPayload'
    | 'SetNewPasswordPayload'
    | 'CreateTempUserPayload'
    | 'PublicWorkshopInfoPayload'
    | 'DonePayload'
    | 'BrainstormPayload'
    | 'QuestionPayload'
    | 'CommentPayload'
    | 'SubCommentPayload'
    | 'CopyPayload'
    | 'EvaluatePayload'
    | 'PollPayload'
    | 'GenerateTokenPayload'
    | 'IdentifyPayload'
    | 'IdentifyTopicPayload'
    | 'IdentifyAnswerPayload'
    | 'SendInvitesPayload'
    | 'AddFacilitatorsPayload'
    | 'AcceptInvitationPayload'
    | 'OrganizePayload'
    | 'OrganizeSectionPayload'
    | 'OrganizeGroupPayload'
    | 'OrganizeItemPayload'
    | 'PartPayload'
    | 'CreatePartPayload'
    | 'DuplicatePartPayload'
    | 'PlanPayload'
    | 'PlanRowPayload'
    | 'PostPayload'
    | 'PostVotePayload'
    | 'PostGroupPayload'
    | 'PostGroupVotePayload'
    | 'PresentPdfPayload'
    | 'PresentCommentPayload'
    | 'PresentCommentVotePayload'
    | 'PulsePayload'
    | 'SliderGroupPayload'
    | 'SliderPollPayload'
    | 'RemoteCodePayload'
    | 'PairRemotePayload'
    | 'StatePayload'
    | 'MultiTopicPayload'
    | 'VotesPayload'
    | 'WorkshopPayload'
    | 'CreateWorkshopPayload'
    | 'ProjectorLinkPayload',
    ParentType,
    ContextType
  >
}

export type DonePayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['DonePayload'] = ResolversParentTypes['DonePayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type UserResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  selectedTheme?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
}

export type BrainstormResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Brainstorm'] = ResolversParentTypes['Brainstorm'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  brainstormName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  brainstormDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  brainstormTopicsText?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>
  topicLengthCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>
  multiTopics?: Resolver<Array<ResolversTypes['MultiTopic']>, ParentType, ContextType>
  postSectionDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  postGroupSectionDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  globalAnswers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  selectedTopicIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  sortByPopularity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  inputLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  openTopics?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>
  posts?: Resolver<
    Array<ResolversTypes['Post']>,
    ParentType,
    ContextType,
    RequireFields<BrainstormPostsArgs, 'mine'>
  >
  postGroups?: Resolver<Array<ResolversTypes['PostGroup']>, ParentType, ContextType>
  postvoteSet?: Resolver<Array<ResolversTypes['PostVote']>, ParentType, ContextType>
  finishedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  likesPerPerson?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  likeCountsHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  likesClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type QuestionResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type BrainstormPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['BrainstormPayload'] = ResolversParentTypes['BrainstormPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  brainstorm?: Resolver<Maybe<ResolversTypes['Brainstorm']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type QuestionPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['QuestionPayload'] = ResolversParentTypes['QuestionPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  question?: Resolver<Maybe<ResolversTypes['Question']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type CommentResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  showRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  byFacilitator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  creator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
  createdTimeStamp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  subComments?: Resolver<Array<ResolversTypes['SubComment']>, ParentType, ContextType>
}

export type SubCommentResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['SubComment'] = ResolversParentTypes['SubComment'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  showRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  byFacilitator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  creator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
  createdTimeStamp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type CommentPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['CommentPayload'] = ResolversParentTypes['CommentPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type SubCommentPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['SubCommentPayload'] = ResolversParentTypes['SubCommentPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  subComment?: Resolver<Maybe<ResolversTypes['SubComment']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LeftOutResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['LeftOut'] = ResolversParentTypes['LeftOut'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  reasonCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type CopyPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['CopyPayload'] = ResolversParentTypes['CopyPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  copied?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  leftOut?: Resolver<Maybe<Array<ResolversTypes['LeftOut']>>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type EvaluateResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Evaluate'] = ResolversParentTypes['Evaluate'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  evaluateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  evaluateDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  numberOfAxis?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  pollListTitleHeading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  group1Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  group1HelpText?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  group2Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  group2HelpText?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  pollRangeL?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  pollRangeH?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  matrix1Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  matrix2Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  matrix3Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  matrix4Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  matrixColor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  showMatrixText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  showResultsPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  showGraph?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  opensAsGraph?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  showHeat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  resultsMode?: Resolver<ResolversTypes['ResultsMode'], ParentType, ContextType>
  votingClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  closingAt?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  resultsShownAt?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  resetAt?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  voteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  joinedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  proxyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  resultsReadable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  inputLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  polls?: Resolver<Array<ResolversTypes['Poll']>, ParentType, ContextType>
  finishedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

export type PollResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Poll'] = ResolversParentTypes['Poll'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  pollText?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  pollDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  color?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  votingType?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  subpolls?: Resolver<Array<ResolversTypes['SubPoll']>, ParentType, ContextType>
  multiTopic?: Resolver<Maybe<ResolversTypes['MultiTopic']>, ParentType, ContextType>
  brainstorm?: Resolver<Maybe<ResolversTypes['Brainstorm']>, ParentType, ContextType>
  subTopicPos?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  postGroup?: Resolver<Maybe<ResolversTypes['PostGroup']>, ParentType, ContextType>
  creator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  abstained?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  withheld?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  groupValue1?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  groupValue2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  groupResultHH?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  voteValue1?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  voteValue2?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  voteResultProduct?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  group1VotesDist?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  group2VotesDist?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  median1?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  median2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  spread1?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  spread2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  pairs?: Resolver<Maybe<Array<ResolversTypes['VotePair']>>, ParentType, ContextType>
  roundBefore?: Resolver<Maybe<ResolversTypes['RoundResult']>, ParentType, ContextType>
  earlierRounds?: Resolver<Maybe<Array<ResolversTypes['RoundResult']>>, ParentType, ContextType>
  copiedFrom?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  createdTimeStamp?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
}

export type VotePairResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['VotePair'] = ResolversParentTypes['VotePair'],
> = {
  value1?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  value2?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type SubPollResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['SubPoll'] = ResolversParentTypes['SubPoll'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  subPollText?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  subPollDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  color?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  copiedFrom?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
}

export type EvaluatePayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['EvaluatePayload'] = ResolversParentTypes['EvaluatePayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  evaluate?: Resolver<Maybe<ResolversTypes['Evaluate']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PollPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PollPayload'] = ResolversParentTypes['PollPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  poll?: Resolver<Maybe<ResolversTypes['Poll']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ExportTokenResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['ExportToken'] = ResolversParentTypes['ExportToken'],
> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type GenerateTokenPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['GenerateTokenPayload'] =
    ResolversParentTypes['GenerateTokenPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  token?: Resolver<Maybe<ResolversTypes['ExportToken']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type IdentifyResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Identify'] = ResolversParentTypes['Identify'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  identifyDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  shown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  inputLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  topics?: Resolver<Array<ResolversTypes['IdentifyTopic']>, ParentType, ContextType>
  answerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  finishedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

export type IdentifyTopicResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['IdentifyTopic'] = ResolversParentTypes['IdentifyTopic'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  topicText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  answerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  answers?: Resolver<
    Array<ResolversTypes['IdentifyAnswer']>,
    ParentType,
    ContextType,
    RequireFields<IdentifyTopicAnswersArgs, 'mine'>
  >
}

export type IdentifyAnswerResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['IdentifyAnswer'] = ResolversParentTypes['IdentifyAnswer'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  topicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  answerText?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  answerDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  copiedFrom?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  createdTimeStamp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type IdentifyPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['IdentifyPayload'] = ResolversParentTypes['IdentifyPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  identify?: Resolver<Maybe<ResolversTypes['Identify']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type IdentifyTopicPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['IdentifyTopicPayload'] =
    ResolversParentTypes['IdentifyTopicPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  topic?: Resolver<Maybe<ResolversTypes['IdentifyTopic']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type IdentifyAnswerPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['IdentifyAnswerPayload'] =
    ResolversParentTypes['IdentifyAnswerPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  answer?: Resolver<Maybe<ResolversTypes['IdentifyAnswer']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type InvitationResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation'],
> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  invitedAs?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  expiresAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  waitsFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  isUnsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type FacilitatorInvitationResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['FacilitatorInvitation'] =
    ResolversParentTypes['FacilitatorInvitation'],
> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  workshopName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  inviter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

export type WaitingInvitationsResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['WaitingInvitations'] = ResolversParentTypes['WaitingInvitations'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  byMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type SendInvitesPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['SendInvitesPayload'] = ResolversParentTypes['SendInvitesPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  invitations?: Resolver<Maybe<Array<ResolversTypes['Invitation']>>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type AddFacilitatorsPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['AddFacilitatorsPayload'] =
    ResolversParentTypes['AddFacilitatorsPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  notFound?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  workshop?: Resolver<Maybe<ResolversTypes['Workshop']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type AcceptInvitationPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['AcceptInvitationPayload'] =
    ResolversParentTypes['AcceptInvitationPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  workshopId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type OrganizeResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Organize'] = ResolversParentTypes['Organize'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  organizeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  organizeDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  toplevelSectionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  unsortedSectionDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  sorting?: Resolver<ResolversTypes['OrganizeSorting'], ParentType, ContextType>
  takesItems?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  sections?: Resolver<Array<ResolversTypes['OrganizeSection']>, ParentType, ContextType>
  groups?: Resolver<Array<ResolversTypes['OrganizeGroup']>, ParentType, ContextType>
  items?: Resolver<
    Array<ResolversTypes['OrganizeItem']>,
    ParentType,
    ContextType,
    RequireFields<OrganizeItemsArgs, 'mine'>
  >
  inputLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  showResultsPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  votingClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  closingAt?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  resultsShownAt?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  resultsMode?: Resolver<ResolversTypes['ResultsMode'], ParentType, ContextType>
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  resultsReadable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  votedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  joinedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  proxyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  finishedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

export type OrganizeSectionResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['OrganizeSection'] = ResolversParentTypes['OrganizeSection'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  color?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type OrganizeGroupResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['OrganizeGroup'] = ResolversParentTypes['OrganizeGroup'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  sectionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
}

export type OrganizeItemResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['OrganizeItem'] = ResolversParentTypes['OrganizeItem'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  sectionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  groupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  copiedFrom?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  createdTimeStamp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  undecided?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  withheld?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  sectionVotesDist?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  agreedSectionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  agreedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  agreement?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  roundBefore?: Resolver<Maybe<ResolversTypes['RoundResult']>, ParentType, ContextType>
  earlierRounds?: Resolver<Maybe<Array<ResolversTypes['RoundResult']>>, ParentType, ContextType>
}

export type OrganizePayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['OrganizePayload'] = ResolversParentTypes['OrganizePayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  organize?: Resolver<Maybe<ResolversTypes['Organize']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type OrganizeSectionPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['OrganizeSectionPayload'] =
    ResolversParentTypes['OrganizeSectionPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  section?: Resolver<Maybe<ResolversTypes['OrganizeSection']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type OrganizeGroupPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['OrganizeGroupPayload'] =
    ResolversParentTypes['OrganizeGroupPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  group?: Resolver<Maybe<ResolversTypes['OrganizeGroup']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type OrganizeItemPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['OrganizeItemPayload'] =
    ResolversParentTypes['OrganizeItemPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  item?: Resolver<Maybe<ResolversTypes['OrganizeItem']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PartResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Part'] = ResolversParentTypes['Part'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  partName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  numberOfAxis?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  inputLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasInput?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
}

export type PartPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PartPayload'] = ResolversParentTypes['PartPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  part?: Resolver<Maybe<ResolversTypes['Part']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type CreatePartPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['CreatePartPayload'] = ResolversParentTypes['CreatePartPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  part?: Resolver<Maybe<ResolversTypes['Part']>, ParentType, ContextType>
  brainstorm?: Resolver<Maybe<ResolversTypes['Brainstorm']>, ParentType, ContextType>
  evaluate?: Resolver<Maybe<ResolversTypes['Evaluate']>, ParentType, ContextType>
  identify?: Resolver<Maybe<ResolversTypes['Identify']>, ParentType, ContextType>
  organize?: Resolver<Maybe<ResolversTypes['Organize']>, ParentType, ContextType>
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>
  presentPdf?: Resolver<Maybe<ResolversTypes['PresentPdf']>, ParentType, ContextType>
  pulse?: Resolver<Maybe<ResolversTypes['Pulse']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type DuplicatePartPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['DuplicatePartPayload'] =
    ResolversParentTypes['DuplicatePartPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  part?: Resolver<Maybe<ResolversTypes['Part']>, ParentType, ContextType>
  brainstorm?: Resolver<Maybe<ResolversTypes['Brainstorm']>, ParentType, ContextType>
  leftOut?: Resolver<Maybe<Array<ResolversTypes['LeftOut']>>, ParentType, ContextType>
  evaluate?: Resolver<Maybe<ResolversTypes['Evaluate']>, ParentType, ContextType>
  identify?: Resolver<Maybe<ResolversTypes['Identify']>, ParentType, ContextType>
  organize?: Resolver<Maybe<ResolversTypes['Organize']>, ParentType, ContextType>
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>
  presentPdf?: Resolver<Maybe<ResolversTypes['PresentPdf']>, ParentType, ContextType>
  pulse?: Resolver<Maybe<ResolversTypes['Pulse']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PlanResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  planDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  numColumns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  headings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  columns?: Resolver<Array<ResolversTypes['PlanColumn']>, ParentType, ContextType>
  rows?: Resolver<
    Array<ResolversTypes['PlanRow']>,
    ParentType,
    ContextType,
    RequireFields<PlanRowsArgs, 'mine'>
  >
  inputLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  finishedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

export type PlanColumnResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PlanColumn'] = ResolversParentTypes['PlanColumn'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
}

export type PlanRowResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PlanRow'] = ResolversParentTypes['PlanRow'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  cells?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  copiedFrom?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  createdTimeStamp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type PlanConflictResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PlanConflict'] = ResolversParentTypes['PlanConflict'],
> = {
  columnId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type PlanPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PlanPayload'] = ResolversParentTypes['PlanPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PlanRowPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PlanRowPayload'] = ResolversParentTypes['PlanRowPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  row?: Resolver<Maybe<ResolversTypes['PlanRow']>, ParentType, ContextType>
  rows?: Resolver<Maybe<Array<ResolversTypes['PlanRow']>>, ParentType, ContextType>
  conflicts?: Resolver<Maybe<Array<ResolversTypes['PlanConflict']>>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PostResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  postText?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  postDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  subTopicPos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  color?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  hasLiked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  numComments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  multiTopic?: Resolver<ResolversTypes['MultiTopic'], ParentType, ContextType>
  postGroup?: Resolver<ResolversTypes['PostGroup'], ParentType, ContextType>
  creator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
  copiedFrom?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  createdTimeStamp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>
}

export type PostVoteResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PostVote'] = ResolversParentTypes['PostVote'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>
  creator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
}

export type PostPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PostPayload'] = ResolversParentTypes['PostPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PostVotePayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PostVotePayload'] = ResolversParentTypes['PostVotePayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  vote?: Resolver<Maybe<ResolversTypes['PostVote']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PostGroupResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PostGroup'] = ResolversParentTypes['PostGroup'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  groupNameText?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  subTopicPos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  color?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  hasLiked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  postSet?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>
  multiTopic?: Resolver<ResolversTypes['MultiTopic'], ParentType, ContextType>
}

export type PostGroupVoteResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PostGroupVote'] = ResolversParentTypes['PostGroupVote'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  postGroup?: Resolver<Maybe<ResolversTypes['PostGroup']>, ParentType, ContextType>
  creator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
}

export type PostGroupPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PostGroupPayload'] = ResolversParentTypes['PostGroupPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  postGroup?: Resolver<Maybe<ResolversTypes['PostGroup']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PostGroupVotePayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PostGroupVotePayload'] =
    ResolversParentTypes['PostGroupVotePayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  vote?: Resolver<Maybe<ResolversTypes['PostGroupVote']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PresentPdfResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PresentPdf'] = ResolversParentTypes['PresentPdf'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  doc?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  showComments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  allowNavigation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  inputLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  comments?: Resolver<
    Array<ResolversTypes['PresentComment']>,
    ParentType,
    ContextType,
    RequireFields<PresentPdfCommentsArgs, 'mine'>
  >
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  pageComments?: Resolver<Array<ResolversTypes['PresentPageComments']>, ParentType, ContextType>
  finishedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

export type PresentPageCommentsResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PresentPageComments'] =
    ResolversParentTypes['PresentPageComments'],
> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type PresentCommentResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PresentComment'] = ResolversParentTypes['PresentComment'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  hasLiked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  byFacilitator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  creator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
  postGroup?: Resolver<Maybe<ResolversTypes['PostGroup']>, ParentType, ContextType>
  copiedFrom?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  createdTimeStamp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type PresentCommentVoteResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PresentCommentVote'] = ResolversParentTypes['PresentCommentVote'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  comment?: Resolver<Maybe<ResolversTypes['PresentComment']>, ParentType, ContextType>
  creator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
}

export type PresentPdfPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PresentPdfPayload'] = ResolversParentTypes['PresentPdfPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  presentPdf?: Resolver<Maybe<ResolversTypes['PresentPdf']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PresentCommentPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PresentCommentPayload'] =
    ResolversParentTypes['PresentCommentPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  comment?: Resolver<Maybe<ResolversTypes['PresentComment']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PresentCommentVotePayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PresentCommentVotePayload'] =
    ResolversParentTypes['PresentCommentVotePayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  vote?: Resolver<Maybe<ResolversTypes['PresentCommentVote']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PulseResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Pulse'] = ResolversParentTypes['Pulse'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  pulseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  creator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  groupText?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  groupHelpText?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  sliderListTitleHeading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  sliderRangeL?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  sliderRangeH?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  slidergroupSet?: Resolver<Array<ResolversTypes['SliderGroup']>, ParentType, ContextType>
  sliderpollSet?: Resolver<
    Array<ResolversTypes['SliderPoll']>,
    ParentType,
    ContextType,
    RequireFields<PulseSliderpollSetArgs, 'mine'>
  >
  approvalNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  inputLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  showResultsPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  votingClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  closingAt?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  resultsShownAt?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  resultsMode?: Resolver<ResolversTypes['ResultsMode'], ParentType, ContextType>
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  sortBy?: Resolver<ResolversTypes['PulseSort'], ParentType, ContextType>
  resultsReadable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  finishedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

export type SliderGroupResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['SliderGroup'] = ResolversParentTypes['SliderGroup'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  sliderGroupName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  pulse?: Resolver<ResolversTypes['Pulse'], ParentType, ContextType>
  sliderpollSet?: Resolver<
    Array<ResolversTypes['SliderPoll']>,
    ParentType,
    ContextType,
    RequireFields<SliderGroupSliderpollSetArgs, 'mine'>
  >
  statementCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  groupResult?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  votedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  joinedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  proxyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type SliderPollResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['SliderPoll'] = ResolversParentTypes['SliderPoll'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  sliderText?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  creator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  approved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  sliderGroup?: Resolver<ResolversTypes['SliderGroup'], ParentType, ContextType>
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  groupVotesDist?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  groupResult?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  median?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  spread?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  abstained?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  withheld?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  slidervoteSet?: Resolver<Array<ResolversTypes['Vote']>, ParentType, ContextType>
  pollRangeL?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  pollRangeH?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  roundBefore?: Resolver<Maybe<ResolversTypes['RoundResult']>, ParentType, ContextType>
  earlierRounds?: Resolver<Maybe<Array<ResolversTypes['RoundResult']>>, ParentType, ContextType>
  earlier?: Resolver<Maybe<ResolversTypes['EarlierSliderResult']>, ParentType, ContextType>
  copiedFrom?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  createdTimeStamp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type EarlierSliderResultResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['EarlierSliderResult'] =
    ResolversParentTypes['EarlierSliderResult'],
> = {
  mean?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type PulseOfTrendResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PulseOfTrend'] = ResolversParentTypes['PulseOfTrend'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  pulseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  workshopId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  workshopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  createdTimeStamp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  categories?: Resolver<Array<ResolversTypes['CategoryOfTrend']>, ParentType, ContextType>
}

export type CategoryOfTrendResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['CategoryOfTrend'] = ResolversParentTypes['CategoryOfTrend'],
> = {
  sliderGroupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  groupResult?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  statements?: Resolver<Array<ResolversTypes['StatementOfTrend']>, ParentType, ContextType>
}

export type StatementOfTrendResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['StatementOfTrend'] = ResolversParentTypes['StatementOfTrend'],
> = {
  sliderText?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  groupResult?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type PulsePayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PulsePayload'] = ResolversParentTypes['PulsePayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  pulse?: Resolver<Maybe<ResolversTypes['Pulse']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type SliderGroupPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['SliderGroupPayload'] = ResolversParentTypes['SliderGroupPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  sliderGroup?: Resolver<Maybe<ResolversTypes['SliderGroup']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type SliderPollPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['SliderPollPayload'] = ResolversParentTypes['SliderPollPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  sliderPoll?: Resolver<Maybe<ResolversTypes['SliderPoll']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type RemoteResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Remote'] = ResolversParentTypes['Remote'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  pairedAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  expiresAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  facilitatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type RemoteCodePayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['RemoteCodePayload'] = ResolversParentTypes['RemoteCodePayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  remoteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  seconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PairRemotePayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PairRemotePayload'] = ResolversParentTypes['PairRemotePayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  remoteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type StateResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['State'] = ResolversParentTypes['State'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  currentState?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  activePartId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  activePart?: Resolver<Maybe<ResolversTypes['Part']>, ParentType, ContextType>
  activeMultiTopicId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  activeMultiTopic?: Resolver<Maybe<ResolversTypes['MultiTopic']>, ParentType, ContextType>
  activePostId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  activePost?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>
  activePostGroupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  activePostGroup?: Resolver<Maybe<ResolversTypes['PostGroup']>, ParentType, ContextType>
  topicActivePos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  globalAnswers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  sortByPopularity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  showGroupPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  showOverviewPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  showResultsPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  showEditPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  showGraph?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  showWordCloudPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  showParticipantsAgenda?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  pdfPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  focus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  followMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  timer?: Resolver<Maybe<ResolversTypes['Timer']>, ParentType, ContextType>
  moves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type TimerResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Timer'] = ResolversParentTypes['Timer'],
> = {
  partId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  endsAt?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  remainingMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  locksInput?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type StatePayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['StatePayload'] = ResolversParentTypes['StatePayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type MultiTopicResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['MultiTopic'] = ResolversParentTypes['MultiTopic'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  showAnswers?: Resolver<Array<ResolversTypes['Boolean']>, ParentType, ContextType>
  postgroupSet?: Resolver<Array<ResolversTypes['PostGroup']>, ParentType, ContextType>
}

export type MultiTopicPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['MultiTopicPayload'] = ResolversParentTypes['MultiTopicPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  multiTopic?: Resolver<Maybe<ResolversTypes['MultiTopic']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type VoteResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Vote'] = ResolversParentTypes['Vote'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  poll?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  value1?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  value2?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  creator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
}

export type RoundResultResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['RoundResult'] = ResolversParentTypes['RoundResult'],
> = {
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  abstained?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  withheld?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  group1VotesDist?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  pairs?: Resolver<Array<ResolversTypes['VotePair']>, ParentType, ContextType>
}

export type VotesPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['VotesPayload'] = ResolversParentTypes['VotesPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  votes?: Resolver<Maybe<Array<ResolversTypes['Vote']>>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type WorkshopResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['Workshop'] = ResolversParentTypes['Workshop'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  workshopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  lobbyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  lobbyDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  password?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  createdTimeStamp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  creator?: Resolver<ResolversTypes['User'], ParentType, ContextType>
  template?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  templateDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  templateOfficial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  templatePublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  templatePic?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  copyCounter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  usedByOthers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  retentionDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  erasedAt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isFacilitator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  hasProjectorLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  parts?: Resolver<Array<ResolversTypes['Part']>, ParentType, ContextType>
  state?: Resolver<ResolversTypes['State'], ParentType, ContextType>
  facilitatorGroup?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>
  publictemplateinfoSet?: Resolver<Array<ResolversTypes['PublicTemplateInfo']>, ParentType, ContextType>
  brainstormSet?: Resolver<Maybe<Array<ResolversTypes['Brainstorm']>>, ParentType, ContextType>
  evaluateSet?: Resolver<Maybe<Array<ResolversTypes['Evaluate']>>, ParentType, ContextType>
  invitations?: Resolver<Maybe<Array<ResolversTypes['Invitation']>>, ParentType, ContextType>
  planSet?: Resolver<Maybe<Array<ResolversTypes['Plan']>>, ParentType, ContextType>
  remotes?: Resolver<Maybe<Array<ResolversTypes['Remote']>>, ParentType, ContextType>
}

export type PublicTemplateInfoResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['PublicTemplateInfo'] = ResolversParentTypes['PublicTemplateInfo'],
> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  isSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type ActiveUsersResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['ActiveUsers'] = ResolversParentTypes['ActiveUsers'],
> = {
  activeUserList?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>
}

export type WorkshopPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['WorkshopPayload'] = ResolversParentTypes['WorkshopPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  workshop?: Resolver<Maybe<ResolversTypes['Workshop']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type CreateWorkshopPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['CreateWorkshopPayload'] =
    ResolversParentTypes['CreateWorkshopPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  workshop?: Resolver<Maybe<ResolversTypes['Workshop']>, ParentType, ContextType>
  leftOut?: Resolver<Maybe<Array<ResolversTypes['LeftOut']>>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ProjectorLinkPayloadResolvers<
  ContextType = GraphQLContext,
  ParentType extends ResolversParentTypes['ProjectorLinkPayload'] =
    ResolversParentTypes['ProjectorLinkPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  errorString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  errorValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type Resolvers<ContextType = GraphQLContext> = {
  LicenseInfo?: LicenseInfoResolvers<ContextType>
  UserRight?: UserRightResolvers<ContextType>
  TokenAuthPayload?: TokenAuthPayloadResolvers<ContextType>
  RefreshTokenPayload?: RefreshTokenPayloadResolvers<ContextType>
  CreateUserPayload?: CreateUserPayloadResolvers<ContextType>
  UpdateUserPayload?: UpdateUserPayloadResolvers<ContextType>
  UpdateLicensePayload?: UpdateLicensePayloadResolvers<ContextType>
  ExportAccountPayload?: ExportAccountPayloadResolvers<ContextType>
  SetNewPasswordPayload?: SetNewPasswordPayloadResolvers<ContextType>
  CreateTempUserPayload?: CreateTempUserPayloadResolvers<ContextType>
  PublicWorkshopInfoPayload?: PublicWorkshopInfoPayloadResolvers<ContextType>
  Query?: QueryResolvers<ContextType>
  Mutation?: MutationResolvers<ContextType>
  Subscription?: SubscriptionResolvers<ContextType>
  Payload?: PayloadResolvers<ContextType>
  DonePayload?: DonePayloadResolvers<ContextType>
  User?: UserResolvers<ContextType>
  Brainstorm?: BrainstormResolvers<ContextType>
  Question?: QuestionResolvers<ContextType>
  BrainstormPayload?: BrainstormPayloadResolvers<ContextType>
  QuestionPayload?: QuestionPayloadResolvers<ContextType>
  Comment?: CommentResolvers<ContextType>
  SubComment?: SubCommentResolvers<ContextType>
  CommentPayload?: CommentPayloadResolvers<ContextType>
  SubCommentPayload?: SubCommentPayloadResolvers<ContextType>
  LeftOut?: LeftOutResolvers<ContextType>
  CopyPayload?: CopyPayloadResolvers<ContextType>
  Evaluate?: EvaluateResolvers<ContextType>
  Poll?: PollResolvers<ContextType>
  VotePair?: VotePairResolvers<ContextType>
  SubPoll?: SubPollResolvers<ContextType>
  EvaluatePayload?: EvaluatePayloadResolvers<ContextType>
  PollPayload?: PollPayloadResolvers<ContextType>
  ExportToken?: ExportTokenResolvers<ContextType>
  GenerateTokenPayload?: GenerateTokenPayloadResolvers<ContextType>
  Identify?: IdentifyResolvers<ContextType>
  IdentifyTopic?: IdentifyTopicResolvers<ContextType>
  IdentifyAnswer?: IdentifyAnswerResolvers<ContextType>
  IdentifyPayload?: IdentifyPayloadResolvers<ContextType>
  IdentifyTopicPayload?: IdentifyTopicPayloadResolvers<ContextType>
  IdentifyAnswerPayload?: IdentifyAnswerPayloadResolvers<ContextType>
  Invitation?: InvitationResolvers<ContextType>
  FacilitatorInvitation?: FacilitatorInvitationResolvers<ContextType>
  WaitingInvitations?: WaitingInvitationsResolvers<ContextType>
  SendInvitesPayload?: SendInvitesPayloadResolvers<ContextType>
  AddFacilitatorsPayload?: AddFacilitatorsPayloadResolvers<ContextType>
  AcceptInvitationPayload?: AcceptInvitationPayloadResolvers<ContextType>
  Organize?: OrganizeResolvers<ContextType>
  OrganizeSection?: OrganizeSectionResolvers<ContextType>
  OrganizeGroup?: OrganizeGroupResolvers<ContextType>
  OrganizeItem?: OrganizeItemResolvers<ContextType>
  OrganizePayload?: OrganizePayloadResolvers<ContextType>
  OrganizeSectionPayload?: OrganizeSectionPayloadResolvers<ContextType>
  OrganizeGroupPayload?: OrganizeGroupPayloadResolvers<ContextType>
  OrganizeItemPayload?: OrganizeItemPayloadResolvers<ContextType>
  Part?: PartResolvers<ContextType>
  PartPayload?: PartPayloadResolvers<ContextType>
  CreatePartPayload?: CreatePartPayloadResolvers<ContextType>
  DuplicatePartPayload?: DuplicatePartPayloadResolvers<ContextType>
  Plan?: PlanResolvers<ContextType>
  PlanColumn?: PlanColumnResolvers<ContextType>
  PlanRow?: PlanRowResolvers<ContextType>
  PlanConflict?: PlanConflictResolvers<ContextType>
  PlanPayload?: PlanPayloadResolvers<ContextType>
  PlanRowPayload?: PlanRowPayloadResolvers<ContextType>
  Post?: PostResolvers<ContextType>
  PostVote?: PostVoteResolvers<ContextType>
  PostPayload?: PostPayloadResolvers<ContextType>
  PostVotePayload?: PostVotePayloadResolvers<ContextType>
  PostGroup?: PostGroupResolvers<ContextType>
  PostGroupVote?: PostGroupVoteResolvers<ContextType>
  PostGroupPayload?: PostGroupPayloadResolvers<ContextType>
  PostGroupVotePayload?: PostGroupVotePayloadResolvers<ContextType>
  PresentPdf?: PresentPdfResolvers<ContextType>
  PresentPageComments?: PresentPageCommentsResolvers<ContextType>
  PresentComment?: PresentCommentResolvers<ContextType>
  PresentCommentVote?: PresentCommentVoteResolvers<ContextType>
  PresentPdfPayload?: PresentPdfPayloadResolvers<ContextType>
  PresentCommentPayload?: PresentCommentPayloadResolvers<ContextType>
  PresentCommentVotePayload?: PresentCommentVotePayloadResolvers<ContextType>
  Pulse?: PulseResolvers<ContextType>
  SliderGroup?: SliderGroupResolvers<ContextType>
  SliderPoll?: SliderPollResolvers<ContextType>
  EarlierSliderResult?: EarlierSliderResultResolvers<ContextType>
  PulseOfTrend?: PulseOfTrendResolvers<ContextType>
  CategoryOfTrend?: CategoryOfTrendResolvers<ContextType>
  StatementOfTrend?: StatementOfTrendResolvers<ContextType>
  PulsePayload?: PulsePayloadResolvers<ContextType>
  SliderGroupPayload?: SliderGroupPayloadResolvers<ContextType>
  SliderPollPayload?: SliderPollPayloadResolvers<ContextType>
  Remote?: RemoteResolvers<ContextType>
  RemoteCodePayload?: RemoteCodePayloadResolvers<ContextType>
  PairRemotePayload?: PairRemotePayloadResolvers<ContextType>
  State?: StateResolvers<ContextType>
  Timer?: TimerResolvers<ContextType>
  StatePayload?: StatePayloadResolvers<ContextType>
  MultiTopic?: MultiTopicResolvers<ContextType>
  MultiTopicPayload?: MultiTopicPayloadResolvers<ContextType>
  Vote?: VoteResolvers<ContextType>
  RoundResult?: RoundResultResolvers<ContextType>
  VotesPayload?: VotesPayloadResolvers<ContextType>
  Workshop?: WorkshopResolvers<ContextType>
  PublicTemplateInfo?: PublicTemplateInfoResolvers<ContextType>
  ActiveUsers?: ActiveUsersResolvers<ContextType>
  WorkshopPayload?: WorkshopPayloadResolvers<ContextType>
  CreateWorkshopPayload?: CreateWorkshopPayloadResolvers<ContextType>
  ProjectorLinkPayload?: ProjectorLinkPayloadResolvers<ContextType>
}
