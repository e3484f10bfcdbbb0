// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
/** Accepted wherever a call names the workshop it happens in. */
export type CommonInfoInput = {
  workshop: string
}

/** Something that is copied into another activity. */
export type CopyItemInput = {
  /** ANSWERS, TOP, TOPICS (questions) or MULTI_TOPICS (topics) */
  type: string
  /** An answer or a group, the activity, a question, or a topic; of a planner a row or a column. */
  objId: string
  /** Of a planner: the position of a column, starting at 0. */
  column?: number | null | undefined
  /** Of a planner: the column, where it is known; it wins over the position. */
  columnId?: string | null | undefined
  /** A group: with its answers. A topic or a question: with everything under it. */
  copyChildren?: boolean | null | undefined
  /** TOP: how many of the most liked. */
  count?: number | null | undefined
}

/** The source or the target. */
export type CopyPlaceInput = {
  partId?: string | null | undefined
  /** The question, by its position. */
  topicPosition?: number | null | undefined
  /** The question, where it is known; it wins over the position. */
  questionId?: string | null | undefined
  multiTopicId?: string | null | undefined
  /** ANSWERS, QUESTIONS or TOPICS */
  inputKind?: string | null | undefined
  /** Of an organize part: groups come along, by default they do. Otherwise their items stand by themselves. */
  copyGroups?: boolean | null | undefined
  /** Of an organize part: a group is made although one of its name is there; otherwise its items join that one. */
  cloneGroups?: boolean | null | undefined
}

/** Who sorts the items of an Organize activity. */
export type OrganizeSorting =
  | 'FACILITATORS'
  /** Participants too, on the board that everybody sees. Nobody sees who moved what. */
  | 'EVERYONE'
  /** Each person for themselves, by a vote. */
  | 'EACH'

export type PartOptionsInput = {
  /** Of a new Evaluate activity: 1 for Scales (the default), 2 for the 2x2 matrix. Ignored by other types. */
  evaluateNumberOfAxis?: number | null | undefined
}

export type PartPositionInput = {
  id: string
  position: number
}

/** The text of a cell. */
export type PlanValueInput = {
  /** Of the column, starting at 0. */
  position?: number | null | undefined
  /** The column, where it is known; it wins over the position. */
  columnId?: string | null | undefined
  value?: string
  /** The text that it replaces; left out, it replaces any. */
  expected?: string | null | undefined
}

/** A row to add. */
export type PlanRowInput = {
  id?: string | null | undefined
  valueList: Array<PlanValueInput>
}

/** By what the statements of the results are sorted, within their categories. */
export type PulseSort =
  | 'LIST'
  | 'MEAN'
  | 'SPREAD'
  /** What moved most since the pulse that it is compared with. */
  | 'CHANGE'

/** A vote on a poll. Without values it abstains. */
export type VoteInput = {
  poll: string
  value1?: number | null | undefined
  value2?: number | null | undefined
}

/** A vote by the id of its poll or statement, or by its own. Without values it abstains. */
export type VoteUpdateInput = {
  id: string
  value1?: number | null | undefined
  value2?: number | null | undefined
}

/** When results become readable. */
export type ResultsMode =
  /** Together, at least three values at a time, so that no vote can be told apart. */
  | 'STEPS'
  /** With each ballot whose sender was told so; others as in STEPS. */
  | 'LIVE'
  /** Once voting is closed; nobody sees a total before. */
  | 'CLOSED'

export type CopyOptionInput = {
  partId: string
  /** Content of the part; for the caller's own use. */
  partType?: string | null | undefined
  /** The part comes along. */
  include?: boolean | null | undefined
  /** Copies the input too; by default as genericOption says. */
  copySorters?: boolean | null | undefined
  /** Of organize parts: groups come along, by default they do. Otherwise their items lie in the sections. */
  copyGroups?: boolean | null | undefined
  /** Of organize parts: groups are made again where they exist. A new activity has none, so here it changes nothing. */
  cloneGroups?: boolean | null | undefined
}

export type PersonFragment = {
  id: string
  username: string
  firstName: string
  lastName: string
  email: string | null
}

export type MeQueryVariables = Exact<{ [key: string]: never }>

export type MeQuery = {
  me: { id: string; username: string; firstName: string; lastName: string; email: string | null } | null
}

export type UserRightQueryVariables = Exact<{ [key: string]: never }>

export type UserRightQuery = {
  userRight: {
    tempUser: boolean
    betaUser: boolean
    administrator: boolean
    createWorkshop: boolean
    licenseInfo: {
      limitedUser: boolean
      licenseText: string
      workshopLimit: number | null
      workshopCount: number
    }
  }
}

export type TokenAuthMutationVariables = Exact<{
  username: string
  password: string
  deviceToken?: string | null | undefined
}>

export type TokenAuthMutation = {
  tokenAuth: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    token: string | null
    refreshToken: string | null
    deviceToken: string | null
    user: { id: string; username: string; firstName: string; lastName: string; email: string | null } | null
  }
}

export type RefreshTokenMutationVariables = Exact<{
  refreshToken: string
}>

export type RefreshTokenMutation = {
  refreshToken: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    token: string | null
    refreshToken: string | null
  }
}

export type LogoutMutationVariables = Exact<{ [key: string]: never }>

export type LogoutMutation = {
  logout: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type UpdateUserMutationVariables = Exact<{
  userId: string
  firstName?: string | null | undefined
  lastName?: string | null | undefined
}>

export type UpdateUserMutation = {
  updateUser: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    user: { id: string; username: string; firstName: string; lastName: string; email: string | null } | null
  }
}

export type PublicWorkshopInfoMutationVariables = Exact<{
  workshopId: string
}>

export type PublicWorkshopInfoMutation = {
  publicWorkshopInfo: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    workshopName: string | null
    workshopCreator: string | null
    workshopEnded: boolean | null
  }
}

export type CreateTempUserMutationVariables = Exact<{
  name?: string | null | undefined
  workshopId: string
  workshopPassword?: string | null | undefined
}>

export type CreateTempUserMutation = {
  createTempUser: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    tempPassword: string | null
    token: string | null
    user: {
      nickname: string | null
      id: string
      username: string
      firstName: string
      lastName: string
      email: string | null
    } | null
  }
}

export type SetSortByPopularityMutationVariables = Exact<{
  brainstormId: string
  sortByPopularity: boolean
}>

export type SetSortByPopularityMutation = {
  setSortByPopularity: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetGlobalAnswersMutationVariables = Exact<{
  brainstormId: string
  globalAnswers: boolean
}>

export type SetGlobalAnswersMutation = {
  setGlobalAnswers: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetShowAnswersMutationVariables = Exact<{
  multiTopicId: string
  commonInfoData: CommonInfoInput
  selectedTopicIndex: number
  questionId?: string | null | undefined
  showAnswers: boolean
}>

export type SetShowAnswersMutation = {
  setShowAnswers: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetTopicHiddenMutationVariables = Exact<{
  brainstormId: string
  multiTopicId?: string | null | undefined
  topicPos?: number | null | undefined
  questionId?: string | null | undefined
  hidden: boolean
}>

export type SetTopicHiddenMutation = {
  setTopicHidden: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetLikeRulesMutationVariables = Exact<{
  brainstormId: string
  likesPerPerson?: number | null | undefined
  likeCountsHidden?: boolean | null | undefined
  likesClosed?: boolean | null | undefined
}>

export type SetLikeRulesMutation = {
  setLikeRules: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreateCommentMutationVariables = Exact<{
  id?: string | null | undefined
  postId: string
  text: string
}>

export type CreateCommentMutation = {
  createComment: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    comment: { id: string } | null
  }
}

export type UpdateCommentMutationVariables = Exact<{
  commentId: string
  text?: string | null | undefined
  showRemoved?: boolean | null | undefined
}>

export type UpdateCommentMutation = {
  updateComment: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreateSubCommentMutationVariables = Exact<{
  id?: string | null | undefined
  commentId: string
  text: string
}>

export type CreateSubCommentMutation = {
  createSubComment: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    subComment: { id: string } | null
  }
}

export type UpdateSubCommentMutationVariables = Exact<{
  subCommentId: string
  text?: string | null | undefined
  showRemoved?: boolean | null | undefined
}>

export type UpdateSubCommentMutation = {
  updateSubComment: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CopyToNextActivityMutationVariables = Exact<{
  id?: string | null | undefined
  workshopId: string
  activePartId: string
  copyObjects: Array<CopyItemInput> | CopyItemInput
  fromPartInput?: CopyPlaceInput | null | undefined
  toPartInput?: CopyPlaceInput | null | undefined
}>

export type CopyToNextActivityMutation = {
  copyToNextActivity: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    copied: number | null
    leftOut: Array<{ count: number; reason: string; reasonCode: string }> | null
  }
}

export type SessionRowFragment = {
  id: string
  workshopName: string
  createdTimeStamp: number
  retentionDays: number
  ended: boolean
  creator: { id: string; firstName: string; lastName: string }
}

export type RecentWorkshopsQueryVariables = Exact<{
  first?: number | null | undefined
}>

export type RecentWorkshopsQuery = {
  workshops: Array<{
    id: string
    workshopName: string
    createdTimeStamp: number
    retentionDays: number
    ended: boolean
    creator: { id: string; firstName: string; lastName: string }
  }>
}

export type WorkshopPageQueryVariables = Exact<{
  first?: number | null | undefined
  after?: string | null | undefined
  search?: string | null | undefined
}>

export type WorkshopPageQuery = {
  workshops: Array<{
    password: string | null
    id: string
    workshopName: string
    createdTimeStamp: number
    retentionDays: number
    ended: boolean
    creator: { id: string; firstName: string; lastName: string }
  }>
}

export type DeletedRowFragment = {
  id: string
  workshopName: string
  createdTimeStamp: number
  template: boolean
  erasedAt: number | null
}

export type DeletedWorkshopsQueryVariables = Exact<{ [key: string]: never }>

export type DeletedWorkshopsQuery = {
  sessions: Array<{
    id: string
    workshopName: string
    createdTimeStamp: number
    template: boolean
    erasedAt: number | null
  }>
  templates: Array<{
    id: string
    workshopName: string
    createdTimeStamp: number
    template: boolean
    erasedAt: number | null
  }>
}

export type RestoreWorkshopMutationVariables = Exact<{
  id: string
}>

export type RestoreWorkshopMutation = {
  restoreWorkshop: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type EraseWorkshopMutationVariables = Exact<{
  workshopId: string
}>

export type EraseWorkshopMutation = {
  eraseWorkshop: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetRetentionMutationVariables = Exact<{
  workshopId: string
  retentionDays: number
}>

export type SetRetentionMutation = {
  updateWorkshop: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type WorkshopQueryVariables = Exact<{
  id: string
}>

export type WorkshopQuery = {
  workshop: {
    lobbyTitle: string
    lobbyDesc: string
    password: string | null
    color: string
    ended: boolean
    isFacilitator: boolean
    hasProjectorLink: boolean
    id: string
    workshopName: string
    createdTimeStamp: number
    template: boolean
    templateDesc: string
    templatePic: string
    facilitatorGroup: Array<{ id: string; firstName: string; lastName: string }>
    creator: { id: string; firstName: string; lastName: string }
  }
}

export type ServerTimeQueryVariables = Exact<{ [key: string]: never }>

export type ServerTimeQuery = { serverTime: number }

export type CreatePollMutationVariables = Exact<{
  id?: string | null | undefined
  commonInfoData: CommonInfoInput
  evaluateId: string
  pollText: string
  pollDesc?: string | null | undefined
  color?: number | null | undefined
}>

export type CreatePollMutation = {
  createPoll: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    poll: { id: string } | null
  }
}

export type UpdatePollMutationVariables = Exact<{
  pollId: string
  pollText?: string | null | undefined
  pollDesc?: string | null | undefined
  color?: number | null | undefined
}>

export type UpdatePollMutation = {
  updatePoll: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type DeletePollsMutationVariables = Exact<{
  idList: Array<string | null | undefined> | string
}>

export type DeletePollsMutation = {
  deletePolls: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreateSubPollMutationVariables = Exact<{
  id?: string | null | undefined
  pollId: string
  subPollText: string
  subPollDesc?: string | null | undefined
  color?: number | null | undefined
}>

export type CreateSubPollMutation = {
  createSubPoll: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type UpdateSubPollMutationVariables = Exact<{
  subPollId: string
  pollText?: string | null | undefined
  pollDesc?: string | null | undefined
  color?: number | null | undefined
}>

export type UpdateSubPollMutation = {
  updateSubPoll: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type DeleteSubPollMutationVariables = Exact<{
  subPollId: string
}>

export type DeleteSubPollMutation = {
  deleteSubPoll: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type UpdateEvaluateMutationVariables = Exact<{
  evaluateId: string
  evaluateDesc?: string | null | undefined
  group1Text?: string | null | undefined
  group1HelpText?: string | null | undefined
  group2Text?: string | null | undefined
  group2HelpText?: string | null | undefined
  pollRangeL?: number | null | undefined
  pollRangeH?: number | null | undefined
  matrix1Text?: string | null | undefined
  matrix2Text?: string | null | undefined
  matrix3Text?: string | null | undefined
  matrix4Text?: string | null | undefined
  matrixColor?: number | null | undefined
  showMatrixText?: boolean | null | undefined
  pollListTitleHeading?: string | null | undefined
  notes?: string | null | undefined
}>

export type UpdateEvaluateMutation = {
  updateEvaluate: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetEvaluateShownMutationVariables = Exact<{
  evaluateId: string
  showResultsPage?: boolean | null | undefined
  showGraph?: boolean | null | undefined
  showHeat?: boolean | null | undefined
}>

export type SetEvaluateShownMutation = {
  updateEvaluate: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type OwnInEvaluateQueryVariables = Exact<{
  id: string
}>

export type OwnInEvaluateQuery = {
  evaluate: {
    isFinished: boolean
    round: number
    polls: Array<{ id: string; pollText: string; voteValue1: number | null; voteValue2: number | null }>
  }
}

export type GenerateTokenMutationVariables = Exact<{
  workshopId: string
}>

export type GenerateTokenMutation = {
  generateToken: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    token: { token: string } | null
  }
}

export type OwnInIdentifyQueryVariables = Exact<{
  id: string
}>

export type OwnInIdentifyQuery = {
  identify: {
    isFinished: boolean
    topics: Array<{
      id: string
      topicText: string | null
      answers: Array<{ id: string; answerText: string; answerDesc: string; createdTimeStamp: number }>
    }>
  }
}

export type CreateIdentifyAnswerMutationVariables = Exact<{
  id?: string | null | undefined
  topicId: string
  answerText: string
  answerDesc?: string | null | undefined
}>

export type CreateIdentifyAnswerMutation = {
  createIdentifyAnswer: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    answer: { id: string } | null
  }
}

export type UpdateIdentifyAnswerMutationVariables = Exact<{
  answerId: string
  answerText?: string | null | undefined
  answerDesc?: string | null | undefined
}>

export type UpdateIdentifyAnswerMutation = {
  updateIdentifyAnswer: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type DeleteIdentifyAnswerMutationVariables = Exact<{
  answerId: string
}>

export type DeleteIdentifyAnswerMutation = {
  deleteIdentifyAnswer: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetIdentifyShownMutationVariables = Exact<{
  identifyId: string
  shown: boolean
}>

export type SetIdentifyShownMutation = {
  setIdentifyShown: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreateIdentifyTopicMutationVariables = Exact<{
  id?: string | null | undefined
  identifyId: string
  topicText: string
}>

export type CreateIdentifyTopicMutation = {
  createIdentifyTopic: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    topic: { id: string } | null
  }
}

export type UpdateIdentifyTopicMutationVariables = Exact<{
  topicId: string
  topicText: string
}>

export type UpdateIdentifyTopicMutation = {
  updateIdentifyTopic: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type DeleteIdentifyTopicMutationVariables = Exact<{
  topicId: string
}>

export type DeleteIdentifyTopicMutation = {
  deleteIdentifyTopic: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type UpdateIdentifyMutationVariables = Exact<{
  identifyId: string
  identifyDesc?: string | null | undefined
  notes?: string | null | undefined
}>

export type UpdateIdentifyMutation = {
  updateIdentify: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type ImportQuestionMutationVariables = Exact<{
  id?: string | null | undefined
  brainstormId: string
  topicPos: number
  topicText: string
}>

export type ImportQuestionMutation = {
  updateTopic: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    question: { id: string } | null
  }
}

export type ImportTopicMutationVariables = Exact<{
  id?: string | null | undefined
  brainstormId: string
  text: string
}>

export type ImportTopicMutation = {
  createMultiTopic: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    multiTopic: { id: string } | null
  }
}

export type InvitationsQueryVariables = Exact<{
  id: string
}>

export type InvitationsQuery = {
  workshop: {
    id: string
    password: string | null
    creator: { id: string }
    facilitatorGroup: Array<{ id: string; username: string; firstName: string; lastName: string }>
    invitations: Array<{
      email: string
      invitedAs: string
      expiresAt: number
      waitsFor: string | null
      isUnsent: boolean
    }> | null
  }
}

export type InvitationRowFragment = {
  email: string
  invitedAs: string
  expiresAt: number
  waitsFor: string | null
  isUnsent: boolean
}

export type SendInvitesMutationVariables = Exact<{
  workshopId: string
  invitees: Array<string | null | undefined> | string
}>

export type SendInvitesMutation = {
  sendInvites: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    invitations: Array<{
      email: string
      invitedAs: string
      expiresAt: number
      waitsFor: string | null
      isUnsent: boolean
    }> | null
  }
}

export type AddFacilitatorsMutationVariables = Exact<{
  workshopId: string
  invitees: Array<string | null | undefined> | string
}>

export type AddFacilitatorsMutation = {
  addFacilitators: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    notFound: Array<string> | null
    workshop: {
      id: string
      facilitatorGroup: Array<{ id: string; email: string | null }>
      invitations: Array<{
        email: string
        invitedAs: string
        expiresAt: number
        waitsFor: string | null
        isUnsent: boolean
      }> | null
    } | null
  }
}

export type WithdrawInvitationMutationVariables = Exact<{
  workshopId: string
  email: string
}>

export type WithdrawInvitationMutation = {
  withdrawInvitation: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type ConfirmFacilitatorMutationVariables = Exact<{
  workshopId: string
  email: string
}>

export type ConfirmFacilitatorMutation = {
  confirmFacilitator: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type FacilitatorInvitationQueryVariables = Exact<{
  token: string
}>

export type FacilitatorInvitationQuery = {
  facilitatorInvitation: {
    status: string
    email: string | null
    workshopName: string | null
    inviter: string | null
  } | null
}

export type AcceptInvitationMutationVariables = Exact<{
  token: string
}>

export type AcceptInvitationMutation = {
  acceptInvitation: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    workshopId: string | null
  }
}

export type WaitingInvitationsQueryVariables = Exact<{ [key: string]: never }>

export type WaitingInvitationsQuery = { waitingInvitations: { count: number; byMail: boolean } }

export type MailInvitationLinkMutationVariables = Exact<{ [key: string]: never }>

export type MailInvitationLinkMutation = {
  mailInvitationLink: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type ValidateTokenMutationVariables = Exact<{
  userId: string
  token: string
}>

export type ValidateTokenMutation = {
  validateToken: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetNewPasswordMutationVariables = Exact<{
  userId: string
  password: string
  token: string
}>

export type SetNewPasswordMutation = {
  setNewPassword: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    deviceToken: string | null
  }
}

export type OwnInOrganizeQueryVariables = Exact<{
  id: string
}>

export type OwnInOrganizeQuery = {
  organize: { items: Array<{ id: string; text: string; description: string; createdTimeStamp: number }> }
}

export type CreateOrganizeItemMutationVariables = Exact<{
  id?: string | null | undefined
  organizeId: string
  text: string
  description?: string | null | undefined
  sectionId?: string | null | undefined
  groupId?: string | null | undefined
}>

export type CreateOrganizeItemMutation = {
  createOrganizeItem: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    item: { id: string } | null
  }
}

export type UpdateOrganizeItemMutationVariables = Exact<{
  itemId: string
  text?: string | null | undefined
  description?: string | null | undefined
}>

export type UpdateOrganizeItemMutation = {
  updateOrganizeItem: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type DeleteOrganizeItemMutationVariables = Exact<{
  itemId: string
}>

export type DeleteOrganizeItemMutation = {
  deleteOrganizeItem: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type MoveOrganizeItemMutationVariables = Exact<{
  itemId: string
  sectionId?: string | null | undefined
  groupId?: string | null | undefined
  fromSectionId?: string | null | undefined
  beforeId?: string | null | undefined
}>

export type MoveOrganizeItemMutation = {
  moveOrganizeItem: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetOrganizeMovesMutationVariables = Exact<{
  organizeId: string
  allowed: boolean
}>

export type SetOrganizeMovesMutation = {
  setOrganizeMoves: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetOrganizeSortingMutationVariables = Exact<{
  organizeId: string
  sorting: OrganizeSorting
}>

export type SetOrganizeSortingMutation = {
  setOrganizeSorting: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetOrganizeInputMutationVariables = Exact<{
  organizeId: string
  allowed: boolean
}>

export type SetOrganizeInputMutation = {
  setOrganizeInput: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type UpdateOrganizeMutationVariables = Exact<{
  organizeId: string
  organizeDesc?: string | null | undefined
  toplevelSectionName?: string | null | undefined
  unsortedSectionDesc?: string | null | undefined
  notes?: string | null | undefined
}>

export type UpdateOrganizeMutation = {
  updateOrganize: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreateOrganizeSectionMutationVariables = Exact<{
  id?: string | null | undefined
  organizeId: string
  name: string
  description?: string | null | undefined
  color?: number | null | undefined
}>

export type CreateOrganizeSectionMutation = {
  createOrganizeSection: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    section: { id: string } | null
  }
}

export type UpdateOrganizeSectionMutationVariables = Exact<{
  sectionId: string
  name?: string | null | undefined
  description?: string | null | undefined
  color?: number | null | undefined
}>

export type UpdateOrganizeSectionMutation = {
  updateOrganizeSection: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type DeleteOrganizeSectionMutationVariables = Exact<{
  sectionId: string
}>

export type DeleteOrganizeSectionMutation = {
  deleteOrganizeSection: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreateOrganizeVotesMutationVariables = Exact<{
  organizeId: string
  voteList: Array<VoteInput> | VoteInput
  round?: number | null | undefined
  recognisable?: boolean | null | undefined
}>

export type CreateOrganizeVotesMutation = {
  createOrganizeVotes: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type OwnOrganizeVotesQueryVariables = Exact<{
  organizeId: string
}>

export type OwnOrganizeVotesQuery = {
  organizeVotes: Array<{ poll: string; value1: number | null; round: number }>
}

export type SetOrganizeResultsShownMutationVariables = Exact<{
  organizeId: string
  showResultsPage: boolean
}>

export type SetOrganizeResultsShownMutation = {
  updateOrganize: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type AcceptOrganizeVotesMutationVariables = Exact<{
  organizeId: string
  atLeast: number
}>

export type AcceptOrganizeVotesMutation = {
  acceptOrganizeVotes: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type OwnAnswersQueryVariables = Exact<{
  id: string
}>

export type OwnAnswersQuery = {
  brainstorm: {
    questions: Array<{ id: string; text: string | null }>
    multiTopics: Array<{ id: string; text: string | null }>
    posts: Array<{
      id: string
      isMine: boolean
      postText: string
      questionId: string
      createdTimeStamp: number
      multiTopic: { id: string }
    }>
  }
}

export type OwnInBrainstormQueryVariables = Exact<{
  id: string
}>

export type OwnInBrainstormQuery = {
  brainstorm: {
    isFinished: boolean
    posts: Array<{
      id: string
      isMine: boolean
      hasLiked: boolean
      postText: string
      postDesc: string
      questionId: string
      createdTimeStamp: number
      score: number
      multiTopic: { id: string }
    }>
    postGroups: Array<{ id: string; isGroup: boolean; hasLiked: boolean }>
  }
}

export type PartRowFragment = {
  id: string
  position: number
  objectId: string
  content: string
  partName: string
  hidden: boolean
  numberOfAxis: number | null
  inputLocked: boolean
}

export type PartsQueryVariables = Exact<{
  workshopId: string
}>

export type PartsQuery = {
  parts: Array<{
    id: string
    position: number
    objectId: string
    content: string
    partName: string
    hidden: boolean
    numberOfAxis: number | null
    inputLocked: boolean
  }>
}

export type CreatePartAndTypeMutationVariables = Exact<{
  id?: string | null | undefined
  objectId?: string | null | undefined
  commonInfoData: CommonInfoInput
  title?: string | null | undefined
  type: string
  options?: PartOptionsInput | null | undefined
  reusePartId?: string | null | undefined
}>

export type CreatePartAndTypeMutation = {
  createPartAndType: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    part: {
      id: string
      position: number
      objectId: string
      content: string
      partName: string
      hidden: boolean
      numberOfAxis: number | null
      inputLocked: boolean
    } | null
  }
}

export type DeletePartMutationVariables = Exact<{
  part: string
}>

export type DeletePartMutation = {
  deletePart: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type UpdatePartAndTypeTitleMutationVariables = Exact<{
  id: string
  title?: string | null | undefined
}>

export type UpdatePartAndTypeTitleMutation = {
  updatePartAndTypeTitle: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type UpdatePartVisibilityMutationVariables = Exact<{
  partId: string
  hidden: boolean
}>

export type UpdatePartVisibilityMutation = {
  updatePartVisibility: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetPartsPositionMutationVariables = Exact<{
  positionList: Array<PartPositionInput | null | undefined> | PartPositionInput
}>

export type SetPartsPositionMutation = {
  setPartsPosition: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetInputLockedMutationVariables = Exact<{
  partId: string
  locked: boolean
}>

export type SetInputLockedMutation = {
  setInputLocked: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type DuplicatePartMutationVariables = Exact<{
  id?: string | null | undefined
  objectId?: string | null | undefined
  part: string
  target?: string | null | undefined
  mode?: string | null | undefined
}>

export type DuplicatePartMutation = {
  duplicatePart: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    leftOut: Array<{ count: number; reason: string; reasonCode: string }> | null
    part: {
      id: string
      position: number
      objectId: string
      content: string
      partName: string
      hidden: boolean
      numberOfAxis: number | null
      inputLocked: boolean
    } | null
  }
}

export type SetFinishedMutationVariables = Exact<{
  partId: string
  finished: boolean
  round?: number | null | undefined
}>

export type SetFinishedMutation = {
  setFinished: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type ResetFinishedMutationVariables = Exact<{
  partId: string
}>

export type ResetFinishedMutation = {
  resetFinished: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type IsFinishedQueryVariables = Exact<{
  partId: string
}>

export type IsFinishedQuery = { isFinished: boolean }

export type AddPlanRowMutationVariables = Exact<{
  id?: string | null | undefined
  planId: string
}>

export type AddPlanRowMutation = {
  addPlanRow: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    row: { id: string } | null
  }
}

export type CreatePlanValueMutationVariables = Exact<{
  id?: string | null | undefined
  commonInfoData: CommonInfoInput
  planId: string
  valueList: Array<PlanValueInput> | PlanValueInput
}>

export type CreatePlanValueMutation = {
  createPlanValue: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    row: { id: string } | null
  }
}

export type UpdatePlanRowMutationVariables = Exact<{
  rowId: string
  valueList: Array<PlanValueInput> | PlanValueInput
}>

export type UpdatePlanRowMutation = {
  updatePlanRow: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    conflicts: Array<{ columnId: string; value: string }> | null
  }
}

export type DeletePlanRowMutationVariables = Exact<{
  rowId: string
}>

export type DeletePlanRowMutation = {
  deletePlanRow: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type AddPlanColumnMutationVariables = Exact<{
  id?: string | null | undefined
  planId: string
  index?: number | null | undefined
  heading?: string | null | undefined
}>

export type AddPlanColumnMutation = {
  addPlanColumn: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    plan: { id: string } | null
  }
}

export type UpdatePlanColumnMutationVariables = Exact<{
  columnId: string
  heading?: string | null | undefined
  choices?: Array<string> | string | null | undefined
}>

export type UpdatePlanColumnMutation = {
  updatePlanColumn: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type DeletePlanColumnMutationVariables = Exact<{
  planId: string
  columnId?: string | null | undefined
}>

export type DeletePlanColumnMutation = {
  deletePlanColumn: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type UpdatePlanMutationVariables = Exact<{
  planId: string
  planName?: string | null | undefined
  planDesc?: string | null | undefined
  notes?: string | null | undefined
}>

export type UpdatePlanMutation = {
  updatePlan: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type OwnInPlanQueryVariables = Exact<{
  id: string
}>

export type OwnInPlanQuery = {
  plan: {
    isFinished: boolean
    columns: Array<{ id: string }>
    rows: Array<{ id: string; cells: Array<string>; createdTimeStamp: number }>
  }
}

export type CreatePlanRowsMutationVariables = Exact<{
  commonInfoData: CommonInfoInput
  planId: string
  rows: Array<PlanRowInput> | PlanRowInput
}>

export type CreatePlanRowsMutation = {
  createPlanValue: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreatePostMutationVariables = Exact<{
  id?: string | null | undefined
  commonInfoData: CommonInfoInput
  brainstormId: string
  postText: string
  color?: number | null | undefined
  subTopicPos?: number | null | undefined
  questionId?: string | null | undefined
  multiTopicId?: string | null | undefined
}>

export type CreatePostMutation = {
  createPost: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    post: { id: string } | null
  }
}

export type UpdatePostMutationVariables = Exact<{
  postId: string
  postText?: string | null | undefined
  postDesc?: string | null | undefined
}>

export type UpdatePostMutation = {
  updatePost: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type DeletePostMutationVariables = Exact<{
  postId: string
}>

export type DeletePostMutation = {
  deletePost: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreatePostVoteMutationVariables = Exact<{
  id?: string | null | undefined
  postId: string
}>

export type CreatePostVoteMutation = {
  createPostVote: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    vote: { id: string } | null
  }
}

export type DeletePostVoteMutationVariables = Exact<{
  id: string
}>

export type DeletePostVoteMutation = {
  deletePostVote: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreatePostGroupVoteMutationVariables = Exact<{
  id?: string | null | undefined
  postGroupId: string
}>

export type CreatePostGroupVoteMutation = {
  createPostGroupVote: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    vote: { id: string } | null
  }
}

export type DeletePostGroupVoteMutationVariables = Exact<{
  id: string
}>

export type DeletePostGroupVoteMutation = {
  deletePostGroupVote: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type PreferencesQueryVariables = Exact<{ [key: string]: never }>

export type PreferencesQuery = {
  me: { id: string; language: string | null; selectedTheme: number | null } | null
}

export type KeepPreferencesMutationVariables = Exact<{
  userId: string
  language?: string | null | undefined
  selectedTheme?: number | null | undefined
}>

export type KeepPreferencesMutation = {
  updateUser: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type OwnInPresentQueryVariables = Exact<{
  id: string
}>

export type OwnInPresentQuery = {
  presentPdf: {
    isFinished: boolean
    comments: Array<{
      id: string
      isMine: boolean
      hasLiked: boolean
      text: string
      page: number
      score: number
      createdTimeStamp: number
    }>
  }
}

export type PresentFileQueryVariables = Exact<{
  id: string
}>

export type PresentFileQuery = {
  presentPdf: { doc: string | null; fileName: string | null; token: string | null }
}

export type CreatePresentCommentMutationVariables = Exact<{
  id?: string | null | undefined
  presentId: string
  page: number
  text: string
}>

export type CreatePresentCommentMutation = {
  createPresentComment: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    comment: { id: string } | null
  }
}

export type UpdatePresentCommentMutationVariables = Exact<{
  commentId: string
  text: string
}>

export type UpdatePresentCommentMutation = {
  updatePresentComment: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type DeletePresentCommentsMutationVariables = Exact<{
  idList: Array<string | null | undefined> | string
}>

export type DeletePresentCommentsMutation = {
  deletePresentComments: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreatePresentCommentVoteMutationVariables = Exact<{
  id?: string | null | undefined
  commentId: string
}>

export type CreatePresentCommentVoteMutation = {
  createPresentCommentVote: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    vote: { id: string } | null
  }
}

export type DeletePresentCommentVoteMutationVariables = Exact<{
  id: string
}>

export type DeletePresentCommentVoteMutation = {
  deletePresentCommentVote: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type UpdatePresentMutationVariables = Exact<{
  presentId: string
  doc?: string | null | undefined
  expectedDoc?: string | null | undefined
  showComments?: boolean | null | undefined
  allowNavigation?: boolean | null | undefined
  notes?: string | null | undefined
}>

export type UpdatePresentMutation = {
  updatePresent: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type OwnPresentCommentsQueryVariables = Exact<{
  id: string
}>

export type OwnPresentCommentsQuery = {
  presentPdf: { comments: Array<{ id: string; text: string; page: number; createdTimeStamp: number }> }
}

export type UpdateLicenseMutationVariables = Exact<{
  userId: string
  key: string
}>

export type UpdateLicenseMutation = {
  updateLicense: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type ExportAccountMutationVariables = Exact<{ [key: string]: never }>

export type ExportAccountMutation = {
  exportAccount: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    url: string | null
  }
}

export type DeleteAccountMutationVariables = Exact<{
  password: string
}>

export type DeleteAccountMutation = {
  deleteAccount: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type UpdatePasswordMutationVariables = Exact<{
  oldPassword: string
  newPassword: string
}>

export type UpdatePasswordMutation = {
  updatePassword: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type OwnInPulseQueryVariables = Exact<{
  id: string
}>

export type OwnInPulseQuery = {
  pulse: {
    slidergroupSet: Array<{
      id: string
      sliderpollSet: Array<{ id: string; sliderText: string; approved: boolean; createdTimeStamp: number }>
    }>
  }
}

export type CreateSliderPollMutationVariables = Exact<{
  id?: string | null | undefined
  commonInfoInput: CommonInfoInput
  pulseId: string
  sliderGroupId: string
  sliderText: string
}>

export type CreateSliderPollMutation = {
  createSliderPoll: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    sliderPoll: { id: string } | null
  }
}

export type UpdateSliderPollMutationVariables = Exact<{
  sliderPollId: string
  sliderText: string
}>

export type UpdateSliderPollMutation = {
  updateSliderPoll: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type DeleteSliderPollMutationVariables = Exact<{
  sliderPollId: string
}>

export type DeleteSliderPollMutation = {
  deleteSliderPoll: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetSliderPollApprovedMutationVariables = Exact<{
  sliderPollId: string
  approved: boolean
}>

export type SetSliderPollApprovedMutation = {
  setSliderPollApproved: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetSliderPollsApprovedMutationVariables = Exact<{
  pulseId: string
  approved: boolean
}>

export type SetSliderPollsApprovedMutation = {
  setSliderPollsApproved: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetApprovalNeededMutationVariables = Exact<{
  pulseId: string
  needed: boolean
}>

export type SetApprovalNeededMutation = {
  setApprovalNeeded: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreateSliderGroupMutationVariables = Exact<{
  id?: string | null | undefined
  commonInfoData: CommonInfoInput
  pulsId: string
  sliderGroupName?: string | null | undefined
}>

export type CreateSliderGroupMutation = {
  createSliderGroup: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    sliderGroup: { id: string } | null
  }
}

export type UpdateSliderGroupMutationVariables = Exact<{
  sliderGroupId: string
  sliderGroupName: string
}>

export type UpdateSliderGroupMutation = {
  updateSliderGroup: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type DeleteSliderGroupMutationVariables = Exact<{
  sliderGroupId: string
}>

export type DeleteSliderGroupMutation = {
  deleteSliderGroup: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type UpdatePulseMutationVariables = Exact<{
  pulseId: string
  pulseName?: string | null | undefined
  groupText?: string | null | undefined
  groupHelpText?: string | null | undefined
  sliderListTitleHeading?: string | null | undefined
  notes?: string | null | undefined
}>

export type UpdatePulseMutation = {
  updatePulse: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetEarlierPulseShownMutationVariables = Exact<{
  pulseId: string
  shown: boolean
}>

export type SetEarlierPulseShownMutation = {
  setEarlierPulseShown: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetPulseResultsShownMutationVariables = Exact<{
  pulseId: string
  showResultsPage: boolean
}>

export type SetPulseResultsShownMutation = {
  updatePulse: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetPulseSortMutationVariables = Exact<{
  pulseId: string
  sortBy: PulseSort
}>

export type SetPulseSortMutation = {
  updatePulse: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type PulseTrendQueryVariables = Exact<{
  pulseId: string
}>

export type PulseTrendQuery = {
  pulseTrend: Array<{
    id: string
    pulseName: string
    workshopId: string
    workshopName: string
    createdTimeStamp: number
    categories: Array<{
      sliderGroupName: string
      groupResult: number
      statements: Array<{ sliderText: string; groupResult: number; count: number }>
    }>
  }>
}

export type OwnVotesInPulseQueryVariables = Exact<{
  id: string
}>

export type OwnVotesInPulseQuery = {
  pulse: {
    round: number
    sliderpollSet: Array<{ id: string; slidervoteSet: Array<{ value1: number | null }> }>
  }
}

export type SendRecoverEmailMutationVariables = Exact<{
  email: string
}>

export type SendRecoverEmailMutation = {
  sendRecoverEmail: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type RemotesQueryVariables = Exact<{
  id: string
}>

export type RemotesQuery = {
  workshop: {
    remotes: Array<{ id: string; pairedAt: number; isMine: boolean; facilitatorName: string }> | null
  }
}

export type NotesQueryVariables = Exact<{
  partId: string
}>

export type NotesQuery = { notes: string | null }

export type CreateRemoteCodeMutationVariables = Exact<{
  workshopId: string
}>

export type CreateRemoteCodeMutation = {
  createRemoteCode: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    url: string | null
    remoteId: string | null
    seconds: number | null
  }
}

export type PairRemoteMutationVariables = Exact<{
  workshopId: string
  code: string
  attempt: string
}>

export type PairRemoteMutation = {
  pairRemote: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    token: string | null
    remoteId: string | null
  }
}

export type DisconnectRemoteMutationVariables = Exact<{
  workshopId: string
  remoteId: string
}>

export type DisconnectRemoteMutation = {
  disconnectRemote: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type ValidateUserDataMutationVariables = Exact<{
  email?: string | null | undefined
  userId?: string | null | undefined
  password?: string | null | undefined
}>

export type ValidateUserDataMutation = {
  validateUserData: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreateUserMutationVariables = Exact<{
  email: string
  username?: string | null | undefined
  password?: string | null | undefined
  wsId?: string | null | undefined
}>

export type CreateUserMutation = {
  createUser: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    user: { id: string; username: string; firstName: string; lastName: string; email: string | null } | null
  }
}

export type UpdateStateMutationVariables = Exact<{
  workshopId: string
  activePartId?: string | null | undefined
  currentState?: string | null | undefined
  activeMultiTopicId?: string | null | undefined
  activePostId?: string | null | undefined
  activePostGroupId?: string | null | undefined
  topicActivePos?: number | null | undefined
  focus?: boolean | null | undefined
  sortByPopularity?: boolean | null | undefined
  globalAnswers?: boolean | null | undefined
  showGroupPage?: boolean | null | undefined
  showOverviewPage?: boolean | null | undefined
  showResultsPage?: boolean | null | undefined
  showEditPage?: boolean | null | undefined
  showGraph?: boolean | null | undefined
  showWordCloudPage?: boolean | null | undefined
  pdfPage?: number | null | undefined
  followMe?: boolean | null | undefined
  showResults?: boolean | null | undefined
  revision?: number | null | undefined
}>

export type UpdateStateMutation = {
  updateState: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    state: { revision: number } | null
  }
}

export type TemplateRowFragment = {
  id: string
  workshopName: string
  templateDesc: string
  templatePic: string
  templateOfficial: boolean
  templatePublic: boolean
  copyCounter: number
  usedByOthers: number
  createdTimeStamp: number
  retentionDays: number
  isFacilitator: boolean
  creator: { id: string; firstName: string; lastName: string }
  publictemplateinfoSet: Array<{ category: string; isSet: boolean }>
}

export type TemplatesQueryVariables = Exact<{
  language?: string | null | undefined
}>

export type TemplatesQuery = {
  templates: Array<{
    id: string
    workshopName: string
    templateDesc: string
    templatePic: string
    templateOfficial: boolean
    templatePublic: boolean
    copyCounter: number
    usedByOthers: number
    createdTimeStamp: number
    retentionDays: number
    isFacilitator: boolean
    creator: { id: string; firstName: string; lastName: string }
    publictemplateinfoSet: Array<{ category: string; isSet: boolean }>
  }>
}

export type TemplateQueryVariables = Exact<{
  id: string
}>

export type TemplateQuery = {
  workshop: {
    template: boolean
    lobbyDesc: string
    id: string
    workshopName: string
    templateDesc: string
    templatePic: string
    templateOfficial: boolean
    templatePublic: boolean
    copyCounter: number
    usedByOthers: number
    createdTimeStamp: number
    retentionDays: number
    isFacilitator: boolean
    parts: Array<{
      id: string
      content: string
      partName: string
      numberOfAxis: number | null
      hasInput: boolean | null
    }>
    creator: { id: string; firstName: string; lastName: string }
    publictemplateinfoSet: Array<{ category: string; isSet: boolean }>
  }
}

export type CreateRightsQueryVariables = Exact<{ [key: string]: never }>

export type CreateRightsQuery = {
  userRight: {
    createWorkshop: boolean
    licenseInfo: { limitedUser: boolean; workshopLimit: number | null; workshopCount: number }
  }
}

export type CreateWorkshopMutationVariables = Exact<{
  id?: string | null | undefined
  workshopName: string
  password?: string | null | undefined
  template?: boolean | null | undefined
  templateName?: string | null | undefined
  sourceWorkshopId?: string | null | undefined
  includeInput?: boolean | null | undefined
  genericOption?: string | null | undefined
  copyOptions?: Array<CopyOptionInput> | CopyOptionInput | null | undefined
}>

export type CreateWorkshopMutation = {
  createWorkshop: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    leftOut: Array<{ count: number; reason: string; reasonCode: string }> | null
    workshop: { id: string } | null
  }
}

export type CreateTemplateFromIdMutationVariables = Exact<{
  id: string
  newId?: string | null | undefined
}>

export type CreateTemplateFromIdMutation = {
  createTemplateFromId: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    leftOut: Array<{ count: number; reason: string; reasonCode: string }> | null
    workshop: { id: string } | null
  }
}

export type UpdateTemplateMutationVariables = Exact<{
  workshopId: string
  templateDesc?: string | null | undefined
  templatePic?: string | null | undefined
  templatePublic?: boolean | null | undefined
  templateOfficial?: boolean | null | undefined
  publicTemplateInfo?: Array<string> | string | null | undefined
}>

export type UpdateTemplateMutation = {
  updateWorkshop: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type StartTimerMutationVariables = Exact<{
  workshopId: string
  seconds: number
  partId?: string | null | undefined
  locksInput?: boolean | null | undefined
  revision?: number | null | undefined
}>

export type StartTimerMutation = {
  startTimer: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type UpdateTimerMutationVariables = Exact<{
  id?: string | null | undefined
  workshopId: string
  addSeconds?: number | null | undefined
  paused?: boolean | null | undefined
  revision?: number | null | undefined
}>

export type UpdateTimerMutation = {
  updateTimer: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type StopTimerMutationVariables = Exact<{
  workshopId: string
  revision?: number | null | undefined
}>

export type StopTimerMutation = {
  stopTimer: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreateVotesMutationVariables = Exact<{
  evaluateId: string
  voteList: Array<VoteInput> | VoteInput
  round?: number | null | undefined
  recognisable?: boolean | null | undefined
}>

export type CreateVotesMutation = {
  createVotes: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreateSliderVotesMutationVariables = Exact<{
  commonInfoData: CommonInfoInput
  pulseId: string
  voteList: Array<VoteUpdateInput> | VoteUpdateInput
  round?: number | null | undefined
  statementIds?: Array<string> | string | null | undefined
  recognisable?: boolean | null | undefined
}>

export type CreateSliderVotesMutation = {
  createSliderVotes: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type DeleteVotesMutationVariables = Exact<{
  idList: Array<string> | string
  round?: number | null | undefined
  recognisable?: boolean | null | undefined
}>

export type DeleteVotesMutation = {
  deleteVotes: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type OwnVotesQueryVariables = Exact<{
  workshopId: string
  evaluateId: string
}>

export type OwnVotesQuery = {
  votes: Array<{ poll: string; value1: number | null; value2: number | null; round: number }>
}

export type SetResultsModeMutationVariables = Exact<{
  partId: string
  mode: ResultsMode
}>

export type SetResultsModeMutation = {
  setResultsMode: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type SetVotingClosedMutationVariables = Exact<{
  partId: string
  closed: boolean
  countdown?: boolean | null | undefined
  show?: boolean | null | undefined
}>

export type SetVotingClosedMutation = {
  setVotingClosed: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type ResetVotesMutationVariables = Exact<{
  partId: string
  round?: number | null | undefined
}>

export type ResetVotesMutation = {
  resetVotes: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type UndoResetVotesMutationVariables = Exact<{
  partId: string
  round?: number | null | undefined
}>

export type UndoResetVotesMutation = {
  undoResetVotes: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreateProxyVotesMutationVariables = Exact<{
  id?: string | null | undefined
  evaluateId: string
  voteList: Array<VoteInput> | VoteInput
  round?: number | null | undefined
}>

export type CreateProxyVotesMutation = {
  createProxyVotes: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type WorkshopRowFragment = {
  id: string
  workshopName: string
  createdTimeStamp: number
  template: boolean
  templateDesc: string
  templatePic: string
  creator: { id: string; firstName: string; lastName: string }
}

export type WorkshopsQueryVariables = Exact<{
  template?: boolean | null | undefined
}>

export type WorkshopsQuery = {
  workshops: Array<{
    id: string
    workshopName: string
    createdTimeStamp: number
    template: boolean
    templateDesc: string
    templatePic: string
    parts: Array<{ id: string; partName: string; content: string; numberOfAxis: number | null }>
    creator: { id: string; firstName: string; lastName: string }
  }>
}

export type NeedsPasswordQueryVariables = Exact<{
  id: string
}>

export type NeedsPasswordQuery = { workshop: { hasPassword: boolean } }

export type UpdateWorkshopMutationVariables = Exact<{
  workshopId: string
  workshopName?: string | null | undefined
  password?: string | null | undefined
  lobbyTitle?: string | null | undefined
  lobbyDesc?: string | null | undefined
  color?: string | null | undefined
}>

export type UpdateWorkshopMutation = {
  updateWorkshop: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type DeleteWorkshopMutationVariables = Exact<{
  id: string
}>

export type DeleteWorkshopMutation = {
  deleteWorkshop: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type RemoveFacilitatorMutationVariables = Exact<{
  workshopId: string
  userId: string
}>

export type RemoveFacilitatorMutation = {
  removeFacilitator: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type RemoveParticipantMutationVariables = Exact<{
  workshopId: string
  userId: string
}>

export type RemoveParticipantMutation = {
  removeParticipant: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type UpdateShowParticipantsAgendaMutationVariables = Exact<{
  workshopId: string
  showParticipantsAgenda: boolean
}>

export type UpdateShowParticipantsAgendaMutation = {
  updateShowParticipantsAgenda: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type CreateProjectorLinkMutationVariables = Exact<{
  workshopId: string
}>

export type CreateProjectorLinkMutation = {
  createProjectorLink: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
    url: string | null
  }
}

export type RevokeProjectorLinkMutationVariables = Exact<{
  workshopId: string
}>

export type RevokeProjectorLinkMutation = {
  revokeProjectorLink: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

export type EndWorkshopMutationVariables = Exact<{
  workshopId: string
  sharedPartIds?: Array<string> | string | null | undefined
}>

export type EndWorkshopMutation = {
  endWorkshop: {
    ok: boolean
    errorString: string | null
    errorCode: string | null
    errorValues: Array<string> | null
  }
}

/** The text of an operation, knowing what it takes and what it answers. At run time it is a plain string. */
export type TypedDocument<Result, Variables> = string & {
  readonly __types?: (variables: Variables) => Result
}
