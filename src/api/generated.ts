// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
/** Accepted wherever a call names the workshop it happens in. */
export type CommonInfoInput = {
  workshop: string
}

export type PartOptionsInput = {
  evaluateNumberOfAxis?: number | null | undefined
}

export type PartPositionInput = {
  id: string
  position: number
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
    createWorkshop: boolean
    licenseInfo: { limitedUser: boolean; licenseText: string }
  }
}

export type TokenAuthMutationVariables = Exact<{
  username: string
  password: string
}>

export type TokenAuthMutation = {
  tokenAuth: {
    ok: boolean
    errorString: string | null
    token: string | null
    refreshToken: string | null
    user: { id: string; username: string; firstName: string; lastName: string; email: string | null } | null
  }
}

export type RefreshTokenMutationVariables = Exact<{
  refreshToken: string
}>

export type RefreshTokenMutation = {
  refreshToken: { ok: boolean; errorString: string | null; token: string | null; refreshToken: string | null }
}

export type LogoutMutationVariables = Exact<{ [key: string]: never }>

export type LogoutMutation = { logout: { ok: boolean; errorString: string | null } }

export type GoOfflineMutationVariables = Exact<{ [key: string]: never }>

export type GoOfflineMutation = { goOffline: { ok: boolean; errorString: string | null } }

export type ValidateUserDataMutationVariables = Exact<{
  email?: string | null | undefined
  userId?: string | null | undefined
  password?: string | null | undefined
}>

export type ValidateUserDataMutation = { validateUserData: { ok: boolean; errorString: string | null } }

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
    user: { id: string; username: string; firstName: string; lastName: string; email: string | null } | null
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
    user: { id: string; username: string; firstName: string; lastName: string; email: string | null } | null
  }
}

export type UpdatePasswordMutationVariables = Exact<{
  oldPassword: string
  newPassword: string
}>

export type UpdatePasswordMutation = { updatePassword: { ok: boolean; errorString: string | null } }

export type SendRecoverEmailMutationVariables = Exact<{
  email: string
}>

export type SendRecoverEmailMutation = { sendRecoverEmail: { ok: boolean; errorString: string | null } }

export type ValidateTokenMutationVariables = Exact<{
  userId: string
  token: string
}>

export type ValidateTokenMutation = { validateToken: { ok: boolean; errorString: string | null } }

export type SetNewPasswordMutationVariables = Exact<{
  userId: string
  password: string
  token: string
}>

export type SetNewPasswordMutation = { setNewPassword: { ok: boolean; errorString: string | null } }

export type PublicWorkshopInfoMutationVariables = Exact<{
  workshopId: string
}>

export type PublicWorkshopInfoMutation = {
  publicWorkshopInfo: {
    ok: boolean
    errorString: string | null
    workshopName: string | null
    workshopCreator: string | null
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
    tempPassword: string | null
    user: { id: string; username: string; firstName: string; lastName: string; email: string | null } | null
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

export type SetSortByPopularityMutationVariables = Exact<{
  brainstormId: string
  sortByPopularity: boolean
}>

export type SetSortByPopularityMutation = { setSortByPopularity: { ok: boolean; errorString: string | null } }

export type SetGlobalAnswersMutationVariables = Exact<{
  brainstormId: string
  globalAnswers: boolean
}>

export type SetGlobalAnswersMutation = { setGlobalAnswers: { ok: boolean; errorString: string | null } }

export type SetShowAnswersMutationVariables = Exact<{
  multiTopicId: string
  commonInfoData: CommonInfoInput
  selectedTopicIndex: number
  questionId?: string | null | undefined
  showAnswers: boolean
}>

export type SetShowAnswersMutation = { setShowAnswers: { ok: boolean; errorString: string | null } }

export type SetTopicHiddenMutationVariables = Exact<{
  brainstormId: string
  multiTopicId?: string | null | undefined
  topicPos?: number | null | undefined
  questionId?: string | null | undefined
  hidden: boolean
}>

export type SetTopicHiddenMutation = { setTopicHidden: { ok: boolean; errorString: string | null } }

export type SetLikeRulesMutationVariables = Exact<{
  brainstormId: string
  likesPerPerson?: number | null | undefined
  likeCountsHidden?: boolean | null | undefined
  likesClosed?: boolean | null | undefined
}>

export type SetLikeRulesMutation = { setLikeRules: { ok: boolean; errorString: string | null } }

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

export type CreateCommentMutationVariables = Exact<{
  id?: string | null | undefined
  postId: string
  text: string
}>

export type CreateCommentMutation = {
  createComment: { ok: boolean; errorString: string | null; comment: { id: string } | null }
}

export type UpdateCommentMutationVariables = Exact<{
  commentId: string
  text?: string | null | undefined
  showRemoved?: boolean | null | undefined
}>

export type UpdateCommentMutation = { updateComment: { ok: boolean; errorString: string | null } }

export type CreateSubCommentMutationVariables = Exact<{
  id?: string | null | undefined
  commentId: string
  text: string
}>

export type CreateSubCommentMutation = {
  createSubComment: { ok: boolean; errorString: string | null; subComment: { id: string } | null }
}

export type UpdateSubCommentMutationVariables = Exact<{
  subCommentId: string
  text?: string | null | undefined
  showRemoved?: boolean | null | undefined
}>

export type UpdateSubCommentMutation = { updateSubComment: { ok: boolean; errorString: string | null } }

export type MyWorkshopsQueryVariables = Exact<{ [key: string]: never }>

export type MyWorkshopsQuery = {
  workshops: Array<{
    password: string | null
    id: string
    workshopName: string
    createdTimeStamp: number
    template: boolean
    templateDesc: string
    templatePic: string
    creator: { id: string; firstName: string; lastName: string }
  }>
}

export type RoomStateQueryVariables = Exact<{
  id: string
}>

export type RoomStateQuery = {
  workshop: {
    workshopName: string
    lobbyTitle: string
    lobbyDesc: string
    color: string
    template: boolean
    ended: boolean
    facilitatorGroup: Array<{ firstName: string; lastName: string }>
    state: {
      moves: number
      id: string
      currentState: string
      activePartId: string | null
      activeMultiTopicId: string | null
      activePostId: string | null
      activePostGroupId: string | null
      topicActivePos: number
      globalAnswers: boolean
      sortByPopularity: boolean
      showGroupPage: boolean
      showOverviewPage: boolean
      showResultsPage: boolean
      showEditPage: boolean
      showGraph: boolean
      showWordCloudPage: boolean
      showParticipantsAgenda: boolean
      pdfPage: number
      focus: boolean
      followMe: boolean
      revision: number
      timer: {
        partId: string | null
        seconds: number
        endsAt: number | null
        remainingMs: number | null
        locksInput: boolean
      } | null
    }
    parts: Array<{
      id: string
      objectId: string
      content: string
      partName: string
      position: number
      hidden: boolean
      numberOfAxis: number | null
    }>
  }
}

export type RoomBoardQueryVariables = Exact<{
  id: string
}>

export type RoomBoardQuery = {
  brainstorm: {
    brainstormName: string
    brainstormDesc: string
    postSectionDesc: string
    postGroupSectionDesc: string
    globalAnswers: boolean
    sortByPopularity: boolean
    inputLocked: boolean
    likesPerPerson: number | null
    likeCountsHidden: boolean
    likesClosed: boolean
    questions: Array<{ id: string; text: string | null; hidden: boolean }>
    multiTopics: Array<{ id: string; text: string | null; hidden: boolean; showAnswers: Array<boolean> }>
    posts: Array<{
      id: string
      postText: string
      postDesc: string
      questionId: string
      color: number
      score: number
      createdTimeStamp: number
      multiTopic: { id: string }
      postGroup: { id: string; isGroup: boolean }
      comments: Array<{
        id: string
        text: string | null
        showRemoved: boolean
        createdTimeStamp: number
        subComments: Array<{
          id: string
          text: string | null
          showRemoved: boolean
          createdTimeStamp: number
        }>
      }>
    }>
    postGroups: Array<{
      id: string
      isGroup: boolean
      groupNameText: string
      questionId: string
      color: number
      score: number
      multiTopic: { id: string }
    }>
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

export type DeletePartMutation = { deletePart: { ok: boolean; errorString: string | null } }

export type UpdatePartAndTypeTitleMutationVariables = Exact<{
  id: string
  title?: string | null | undefined
}>

export type UpdatePartAndTypeTitleMutation = {
  updatePartAndTypeTitle: { ok: boolean; errorString: string | null }
}

export type UpdatePartVisibilityMutationVariables = Exact<{
  partId: string
  hidden: boolean
}>

export type UpdatePartVisibilityMutation = {
  updatePartVisibility: { ok: boolean; errorString: string | null }
}

export type SetPartsPositionMutationVariables = Exact<{
  positionList: Array<PartPositionInput | null | undefined> | PartPositionInput
}>

export type SetPartsPositionMutation = { setPartsPosition: { ok: boolean; errorString: string | null } }

export type SetInputLockedMutationVariables = Exact<{
  partId: string
  locked: boolean
}>

export type SetInputLockedMutation = { setInputLocked: { ok: boolean; errorString: string | null } }

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
}>

export type SetFinishedMutation = { setFinished: { ok: boolean; errorString: string | null } }

export type ResetFinishedMutationVariables = Exact<{
  partId: string
}>

export type ResetFinishedMutation = { resetFinished: { ok: boolean; errorString: string | null } }

export type StartOverMutationVariables = Exact<{
  partId: string
}>

export type StartOverMutation = { startOver: { ok: boolean; errorString: string | null } }

export type OwnFinishedQueryVariables = Exact<{
  id: string
}>

export type OwnFinishedQuery = { brainstorm: { isFinished: boolean } }

export type PostCommentsQueryVariables = Exact<{
  id: string
}>

export type PostCommentsQuery = {
  post: {
    id: string
    isMine: boolean
    hasLiked: boolean
    comments: Array<{
      id: string
      text: string | null
      showRemoved: boolean
      isMine: boolean
      createdTimeStamp: number
      subComments: Array<{
        id: string
        text: string | null
        showRemoved: boolean
        isMine: boolean
        createdTimeStamp: number
      }>
    }>
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
  createPost: { ok: boolean; errorString: string | null; post: { id: string } | null }
}

export type UpdatePostMutationVariables = Exact<{
  postId: string
  postText?: string | null | undefined
  postDesc?: string | null | undefined
}>

export type UpdatePostMutation = { updatePost: { ok: boolean; errorString: string | null } }

export type DeletePostMutationVariables = Exact<{
  postId: string
}>

export type DeletePostMutation = { deletePost: { ok: boolean; errorString: string | null } }

export type CreatePostVoteMutationVariables = Exact<{
  id?: string | null | undefined
  postId: string
}>

export type CreatePostVoteMutation = {
  createPostVote: { ok: boolean; errorString: string | null; vote: { id: string } | null }
}

export type DeletePostVoteMutationVariables = Exact<{
  id: string
}>

export type DeletePostVoteMutation = { deletePostVote: { ok: boolean; errorString: string | null } }

export type CreatePostGroupVoteMutationVariables = Exact<{
  id?: string | null | undefined
  postGroupId: string
}>

export type CreatePostGroupVoteMutation = {
  createPostGroupVote: { ok: boolean; errorString: string | null; vote: { id: string } | null }
}

export type DeletePostGroupVoteMutationVariables = Exact<{
  id: string
}>

export type DeletePostGroupVoteMutation = { deletePostGroupVote: { ok: boolean; errorString: string | null } }

export type StateFieldsFragment = {
  id: string
  currentState: string
  activePartId: string | null
  activeMultiTopicId: string | null
  activePostId: string | null
  activePostGroupId: string | null
  topicActivePos: number
  globalAnswers: boolean
  sortByPopularity: boolean
  showGroupPage: boolean
  showOverviewPage: boolean
  showResultsPage: boolean
  showEditPage: boolean
  showGraph: boolean
  showWordCloudPage: boolean
  showParticipantsAgenda: boolean
  pdfPage: number
  focus: boolean
  followMe: boolean
  revision: number
  timer: {
    partId: string | null
    seconds: number
    endsAt: number | null
    remainingMs: number | null
    locksInput: boolean
  } | null
}

export type ServerTimeQueryVariables = Exact<{ [key: string]: never }>

export type ServerTimeQuery = { serverTime: number }

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
  revision?: number | null | undefined
}>

export type UpdateStateMutation = {
  updateState: { ok: boolean; errorString: string | null; state: { revision: number } | null }
}

export type SetStatePAMutationVariables = Exact<{
  workshopId: string
}>

export type SetStatePAMutation = {
  setStatePA: { ok: boolean; errorString: string | null; state: { revision: number } | null }
}

export type UpdatedStateSubscriptionVariables = Exact<{
  workshopId: string
}>

export type UpdatedStateSubscription = {
  updatedState: {
    id: string
    currentState: string
    activePartId: string | null
    activeMultiTopicId: string | null
    activePostId: string | null
    activePostGroupId: string | null
    topicActivePos: number
    globalAnswers: boolean
    sortByPopularity: boolean
    showGroupPage: boolean
    showOverviewPage: boolean
    showResultsPage: boolean
    showEditPage: boolean
    showGraph: boolean
    showWordCloudPage: boolean
    showParticipantsAgenda: boolean
    pdfPage: number
    focus: boolean
    followMe: boolean
    revision: number
    timer: {
      partId: string | null
      seconds: number
      endsAt: number | null
      remainingMs: number | null
      locksInput: boolean
    } | null
  }
}

export type StartTimerMutationVariables = Exact<{
  workshopId: string
  seconds: number
  partId?: string | null | undefined
  locksInput?: boolean | null | undefined
  revision?: number | null | undefined
}>

export type StartTimerMutation = { startTimer: { ok: boolean; errorString: string | null } }

export type UpdateTimerMutationVariables = Exact<{
  workshopId: string
  addSeconds?: number | null | undefined
  paused?: boolean | null | undefined
  revision?: number | null | undefined
}>

export type UpdateTimerMutation = { updateTimer: { ok: boolean; errorString: string | null } }

export type StopTimerMutationVariables = Exact<{
  workshopId: string
  revision?: number | null | undefined
}>

export type StopTimerMutation = { stopTimer: { ok: boolean; errorString: string | null } }

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
    creator: { id: string; firstName: string; lastName: string }
  }>
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

export type ActiveUsersQueryVariables = Exact<{
  workshopId: string
}>

export type ActiveUsersQuery = {
  activeUsers: {
    activeUserList: Array<{ id: string; username: string; firstName: string; lastName: string }>
  }
}

export type CreateWorkshopMutationVariables = Exact<{
  id?: string | null | undefined
  workshopName: string
  password?: string | null | undefined
  template?: boolean | null | undefined
  templateName?: string | null | undefined
}>

export type CreateWorkshopMutation = {
  createWorkshop: {
    ok: boolean
    errorString: string | null
    workshop: {
      id: string
      workshopName: string
      createdTimeStamp: number
      template: boolean
      templateDesc: string
      templatePic: string
      creator: { id: string; firstName: string; lastName: string }
    } | null
  }
}

export type UpdateWorkshopMutationVariables = Exact<{
  workshopId: string
  workshopName?: string | null | undefined
  password?: string | null | undefined
  lobbyTitle?: string | null | undefined
  lobbyDesc?: string | null | undefined
  color?: string | null | undefined
}>

export type UpdateWorkshopMutation = { updateWorkshop: { ok: boolean; errorString: string | null } }

export type DeleteWorkshopMutationVariables = Exact<{
  id: string
}>

export type DeleteWorkshopMutation = { deleteWorkshop: { ok: boolean; errorString: string | null } }

export type AddFacilitatorsMutationVariables = Exact<{
  workshopId: string
  invitees: Array<string | null | undefined> | string
}>

export type AddFacilitatorsMutation = {
  addFacilitators: { ok: boolean; errorString: string | null; notFound: Array<string> | null }
}

export type RemoveFacilitatorMutationVariables = Exact<{
  workshopId: string
  userId: string
}>

export type RemoveFacilitatorMutation = { removeFacilitator: { ok: boolean; errorString: string | null } }

export type RemoveParticipantMutationVariables = Exact<{
  workshopId: string
  userId: string
}>

export type RemoveParticipantMutation = { removeParticipant: { ok: boolean; errorString: string | null } }

export type UpdateShowParticipantsAgendaMutationVariables = Exact<{
  workshopId: string
  showParticipantsAgenda: boolean
}>

export type UpdateShowParticipantsAgendaMutation = {
  updateShowParticipantsAgenda: { ok: boolean; errorString: string | null }
}

export type CreateProjectorLinkMutationVariables = Exact<{
  workshopId: string
}>

export type CreateProjectorLinkMutation = {
  createProjectorLink: { ok: boolean; errorString: string | null; url: string | null }
}

export type RevokeProjectorLinkMutationVariables = Exact<{
  workshopId: string
}>

export type RevokeProjectorLinkMutation = { revokeProjectorLink: { ok: boolean; errorString: string | null } }

export type EndWorkshopMutationVariables = Exact<{
  workshopId: string
  sharedPartIds?: Array<string> | string | null | undefined
}>

export type EndWorkshopMutation = { endWorkshop: { ok: boolean; errorString: string | null } }

/** The text of an operation, knowing what it takes and what it answers. At run time it is a plain string. */
export type TypedDocument<Result, Variables> = string & {
  readonly __types?: (variables: Variables) => Result
}

export const MeDocument =
  'fragment Person on User{id username firstName lastName email}query Me{me{...Person}}' as TypedDocument<
    MeQuery,
    MeQueryVariables
  >
export const UserRightDocument =
  'query UserRight{userRight{tempUser betaUser createWorkshop licenseInfo{limitedUser licenseText}}}' as TypedDocument<
    UserRightQuery,
    UserRightQueryVariables
  >
export const TokenAuthDocument =
  'fragment Person on User{id username firstName lastName email}mutation TokenAuth($username:String!$password:String!){tokenAuth(username:$username password:$password){ok errorString token refreshToken user{...Person}}}' as TypedDocument<
    TokenAuthMutation,
    TokenAuthMutationVariables
  >
export const RefreshTokenDocument =
  'mutation RefreshToken($refreshToken:String!){refreshToken(refreshToken:$refreshToken){ok errorString token refreshToken}}' as TypedDocument<
    RefreshTokenMutation,
    RefreshTokenMutationVariables
  >
export const LogoutDocument = 'mutation Logout{logout{ok errorString}}' as TypedDocument<
  LogoutMutation,
  LogoutMutationVariables
>
export const GoOfflineDocument = 'mutation GoOffline{goOffline{ok errorString}}' as TypedDocument<
  GoOfflineMutation,
  GoOfflineMutationVariables
>
export const ValidateUserDataDocument =
  'mutation ValidateUserData($email:String$userId:ID$password:String){validateUserData(email:$email userId:$userId password:$password){ok errorString}}' as TypedDocument<
    ValidateUserDataMutation,
    ValidateUserDataMutationVariables
  >
export const CreateUserDocument =
  'fragment Person on User{id username firstName lastName email}mutation CreateUser($email:String!$username:String$password:String$wsId:ID){createUser(email:$email username:$username password:$password wsId:$wsId){ok errorString user{...Person}}}' as TypedDocument<
    CreateUserMutation,
    CreateUserMutationVariables
  >
export const UpdateUserDocument =
  'fragment Person on User{id username firstName lastName email}mutation UpdateUser($userId:ID!$firstName:String$lastName:String){updateUser(userId:$userId firstName:$firstName lastName:$lastName){ok errorString user{...Person}}}' as TypedDocument<
    UpdateUserMutation,
    UpdateUserMutationVariables
  >
export const UpdatePasswordDocument =
  'mutation UpdatePassword($oldPassword:String!$newPassword:String!){updatePassword(oldPassword:$oldPassword newPassword:$newPassword){ok errorString}}' as TypedDocument<
    UpdatePasswordMutation,
    UpdatePasswordMutationVariables
  >
export const SendRecoverEmailDocument =
  'mutation SendRecoverEmail($email:String!){sendRecoverEmail(email:$email){ok errorString}}' as TypedDocument<
    SendRecoverEmailMutation,
    SendRecoverEmailMutationVariables
  >
export const ValidateTokenDocument =
  'mutation ValidateToken($userId:ID!$token:String!){validateToken(userId:$userId token:$token){ok errorString}}' as TypedDocument<
    ValidateTokenMutation,
    ValidateTokenMutationVariables
  >
export const SetNewPasswordDocument =
  'mutation SetNewPassword($userId:ID!$password:String!$token:String!){setNewPassword(userId:$userId password:$password token:$token){ok errorString}}' as TypedDocument<
    SetNewPasswordMutation,
    SetNewPasswordMutationVariables
  >
export const PublicWorkshopInfoDocument =
  'mutation PublicWorkshopInfo($workshopId:ID!){publicWorkshopInfo(workshopId:$workshopId){ok errorString workshopName workshopCreator}}' as TypedDocument<
    PublicWorkshopInfoMutation,
    PublicWorkshopInfoMutationVariables
  >
export const CreateTempUserDocument =
  'fragment Person on User{id username firstName lastName email}mutation CreateTempUser($name:String$workshopId:ID!$workshopPassword:String){createTempUser(name:$name workshopId:$workshopId workshopPassword:$workshopPassword){ok errorString user{...Person}tempPassword}}' as TypedDocument<
    CreateTempUserMutation,
    CreateTempUserMutationVariables
  >
export const OwnInBrainstormDocument =
  'query OwnInBrainstorm($id:ID!){brainstorm(id:$id){isFinished posts{id isMine hasLiked postText postDesc questionId createdTimeStamp score multiTopic{id}}postGroups{id isGroup hasLiked}}}' as TypedDocument<
    OwnInBrainstormQuery,
    OwnInBrainstormQueryVariables
  >
export const SetSortByPopularityDocument =
  'mutation SetSortByPopularity($brainstormId:ID!$sortByPopularity:Boolean!){setSortByPopularity(brainstormId:$brainstormId sortByPopularity:$sortByPopularity){ok errorString}}' as TypedDocument<
    SetSortByPopularityMutation,
    SetSortByPopularityMutationVariables
  >
export const SetGlobalAnswersDocument =
  'mutation SetGlobalAnswers($brainstormId:ID!$globalAnswers:Boolean!){setGlobalAnswers(brainstormId:$brainstormId globalAnswers:$globalAnswers){ok errorString}}' as TypedDocument<
    SetGlobalAnswersMutation,
    SetGlobalAnswersMutationVariables
  >
export const SetShowAnswersDocument =
  'mutation SetShowAnswers($multiTopicId:ID!$commonInfoData:CommonInfoInput!$selectedTopicIndex:Int!$questionId:ID$showAnswers:Boolean!){setShowAnswers(multiTopicId:$multiTopicId commonInfoData:$commonInfoData selectedTopicIndex:$selectedTopicIndex questionId:$questionId showAnswers:$showAnswers){ok errorString}}' as TypedDocument<
    SetShowAnswersMutation,
    SetShowAnswersMutationVariables
  >
export const SetTopicHiddenDocument =
  'mutation SetTopicHidden($brainstormId:ID!$multiTopicId:ID$topicPos:Int$questionId:ID$hidden:Boolean!){setTopicHidden(brainstormId:$brainstormId multiTopicId:$multiTopicId topicPos:$topicPos questionId:$questionId hidden:$hidden){ok errorString}}' as TypedDocument<
    SetTopicHiddenMutation,
    SetTopicHiddenMutationVariables
  >
export const SetLikeRulesDocument =
  'mutation SetLikeRules($brainstormId:ID!$likesPerPerson:Int$likeCountsHidden:Boolean$likesClosed:Boolean){setLikeRules(brainstormId:$brainstormId likesPerPerson:$likesPerPerson likeCountsHidden:$likeCountsHidden likesClosed:$likesClosed){ok errorString}}' as TypedDocument<
    SetLikeRulesMutation,
    SetLikeRulesMutationVariables
  >
export const OwnAnswersDocument =
  'query OwnAnswers($id:ID!){brainstorm(id:$id){questions{id text}multiTopics{id text}posts(mine:true){id isMine postText questionId createdTimeStamp multiTopic{id}}}}' as TypedDocument<
    OwnAnswersQuery,
    OwnAnswersQueryVariables
  >
export const CreateCommentDocument =
  'mutation CreateComment($id:ID$postId:ID!$text:String!){createComment(id:$id postId:$postId text:$text){ok errorString comment{id}}}' as TypedDocument<
    CreateCommentMutation,
    CreateCommentMutationVariables
  >
export const UpdateCommentDocument =
  'mutation UpdateComment($commentId:ID!$text:String$showRemoved:Boolean){updateComment(commentId:$commentId text:$text showRemoved:$showRemoved){ok errorString}}' as TypedDocument<
    UpdateCommentMutation,
    UpdateCommentMutationVariables
  >
export const CreateSubCommentDocument =
  'mutation CreateSubComment($id:ID$commentId:ID!$text:String!){createSubComment(id:$id commentId:$commentId text:$text){ok errorString subComment{id}}}' as TypedDocument<
    CreateSubCommentMutation,
    CreateSubCommentMutationVariables
  >
export const UpdateSubCommentDocument =
  'mutation UpdateSubComment($subCommentId:ID!$text:String$showRemoved:Boolean){updateSubComment(subCommentId:$subCommentId text:$text showRemoved:$showRemoved){ok errorString}}' as TypedDocument<
    UpdateSubCommentMutation,
    UpdateSubCommentMutationVariables
  >
export const MyWorkshopsDocument =
  'query MyWorkshops{workshops(template:false){...WorkshopRow password}}fragment WorkshopRow on Workshop{id workshopName createdTimeStamp template templateDesc templatePic creator{id firstName lastName}}' as TypedDocument<
    MyWorkshopsQuery,
    MyWorkshopsQueryVariables
  >
export const RoomStateDocument =
  'query RoomState($id:ID!){workshop(id:$id){workshopName lobbyTitle lobbyDesc color template ended facilitatorGroup{firstName lastName}state{...StateFields moves}parts{id objectId content partName position hidden numberOfAxis}}}fragment StateFields on State{id currentState activePartId activeMultiTopicId activePostId activePostGroupId topicActivePos globalAnswers sortByPopularity showGroupPage showOverviewPage showResultsPage showEditPage showGraph showWordCloudPage showParticipantsAgenda pdfPage focus followMe timer{partId seconds endsAt remainingMs locksInput}revision}' as TypedDocument<
    RoomStateQuery,
    RoomStateQueryVariables
  >
export const RoomBoardDocument =
  'query RoomBoard($id:ID!){brainstorm(id:$id){brainstormName brainstormDesc postSectionDesc postGroupSectionDesc globalAnswers sortByPopularity inputLocked likesPerPerson likeCountsHidden likesClosed questions{id text hidden}multiTopics{id text hidden showAnswers}posts{id postText postDesc questionId color score createdTimeStamp multiTopic{id}postGroup{id isGroup}comments{id text showRemoved createdTimeStamp subComments{id text showRemoved createdTimeStamp}}}postGroups{id isGroup groupNameText questionId color score multiTopic{id}}}}' as TypedDocument<
    RoomBoardQuery,
    RoomBoardQueryVariables
  >
export const PartsDocument =
  'fragment PartRow on Part{id position objectId content partName hidden numberOfAxis inputLocked}query Parts($workshopId:ID!){parts(workshopId:$workshopId){...PartRow}}' as TypedDocument<
    PartsQuery,
    PartsQueryVariables
  >
export const CreatePartAndTypeDocument =
  'fragment PartRow on Part{id position objectId content partName hidden numberOfAxis inputLocked}mutation CreatePartAndType($id:ID$objectId:ID$commonInfoData:CommonInfoInput!$title:String$type:String!$options:PartOptionsInput$reusePartId:ID){createPartAndType(id:$id objectId:$objectId commonInfoData:$commonInfoData title:$title type:$type options:$options reusePartId:$reusePartId){ok errorString part{...PartRow}}}' as TypedDocument<
    CreatePartAndTypeMutation,
    CreatePartAndTypeMutationVariables
  >
export const DeletePartDocument =
  'mutation DeletePart($part:ID!){deletePart(part:$part){ok errorString}}' as TypedDocument<
    DeletePartMutation,
    DeletePartMutationVariables
  >
export const UpdatePartAndTypeTitleDocument =
  'mutation UpdatePartAndTypeTitle($id:ID!$title:String){updatePartAndTypeTitle(id:$id title:$title){ok errorString}}' as TypedDocument<
    UpdatePartAndTypeTitleMutation,
    UpdatePartAndTypeTitleMutationVariables
  >
export const UpdatePartVisibilityDocument =
  'mutation UpdatePartVisibility($partId:ID!$hidden:Boolean!){updatePartVisibility(partId:$partId hidden:$hidden){ok errorString}}' as TypedDocument<
    UpdatePartVisibilityMutation,
    UpdatePartVisibilityMutationVariables
  >
export const SetPartsPositionDocument =
  'mutation SetPartsPosition($positionList:[PartPositionInput]!){setPartsPosition(positionList:$positionList){ok errorString}}' as TypedDocument<
    SetPartsPositionMutation,
    SetPartsPositionMutationVariables
  >
export const SetInputLockedDocument =
  'mutation SetInputLocked($partId:ID!$locked:Boolean!){setInputLocked(partId:$partId locked:$locked){ok errorString}}' as TypedDocument<
    SetInputLockedMutation,
    SetInputLockedMutationVariables
  >
export const DuplicatePartDocument =
  'fragment PartRow on Part{id position objectId content partName hidden numberOfAxis inputLocked}mutation DuplicatePart($id:ID$objectId:ID$part:ID!$target:ID$mode:String){duplicatePart(id:$id objectId:$objectId part:$part target:$target mode:$mode){ok errorString part{...PartRow}}}' as TypedDocument<
    DuplicatePartMutation,
    DuplicatePartMutationVariables
  >
export const SetFinishedDocument =
  'mutation SetFinished($partId:ID!$finished:Boolean!){setFinished(partId:$partId finished:$finished){ok errorString}}' as TypedDocument<
    SetFinishedMutation,
    SetFinishedMutationVariables
  >
export const ResetFinishedDocument =
  'mutation ResetFinished($partId:ID!){resetFinished(partId:$partId){ok errorString}}' as TypedDocument<
    ResetFinishedMutation,
    ResetFinishedMutationVariables
  >
export const StartOverDocument =
  'mutation StartOver($partId:ID!){startOver(partId:$partId){ok errorString}}' as TypedDocument<
    StartOverMutation,
    StartOverMutationVariables
  >
export const OwnFinishedDocument =
  'query OwnFinished($id:ID!){brainstorm(id:$id){isFinished}}' as TypedDocument<
    OwnFinishedQuery,
    OwnFinishedQueryVariables
  >
export const PostCommentsDocument =
  'query PostComments($id:ID!){post(id:$id){id isMine hasLiked comments{id text showRemoved isMine createdTimeStamp subComments{id text showRemoved isMine createdTimeStamp}}}}' as TypedDocument<
    PostCommentsQuery,
    PostCommentsQueryVariables
  >
export const CreatePostDocument =
  'mutation CreatePost($id:ID$commonInfoData:CommonInfoInput!$brainstormId:ID!$postText:String!$color:Int$subTopicPos:Int$questionId:ID$multiTopicId:ID){createPost(id:$id commonInfoData:$commonInfoData brainstormId:$brainstormId postText:$postText color:$color subTopicPos:$subTopicPos questionId:$questionId multiTopicId:$multiTopicId){ok errorString post{id}}}' as TypedDocument<
    CreatePostMutation,
    CreatePostMutationVariables
  >
export const UpdatePostDocument =
  'mutation UpdatePost($postId:ID!$postText:String$postDesc:String){updatePost(postId:$postId postText:$postText postDesc:$postDesc){ok errorString}}' as TypedDocument<
    UpdatePostMutation,
    UpdatePostMutationVariables
  >
export const DeletePostDocument =
  'mutation DeletePost($postId:ID!){deletePost(postId:$postId){ok errorString}}' as TypedDocument<
    DeletePostMutation,
    DeletePostMutationVariables
  >
export const CreatePostVoteDocument =
  'mutation CreatePostVote($id:ID$postId:ID!){createPostVote(id:$id postId:$postId){ok errorString vote{id}}}' as TypedDocument<
    CreatePostVoteMutation,
    CreatePostVoteMutationVariables
  >
export const DeletePostVoteDocument =
  'mutation DeletePostVote($id:ID!){deletePostVote(id:$id){ok errorString}}' as TypedDocument<
    DeletePostVoteMutation,
    DeletePostVoteMutationVariables
  >
export const CreatePostGroupVoteDocument =
  'mutation CreatePostGroupVote($id:ID$postGroupId:ID!){createPostGroupVote(id:$id postGroupId:$postGroupId){ok errorString vote{id}}}' as TypedDocument<
    CreatePostGroupVoteMutation,
    CreatePostGroupVoteMutationVariables
  >
export const DeletePostGroupVoteDocument =
  'mutation DeletePostGroupVote($id:ID!){deletePostGroupVote(id:$id){ok errorString}}' as TypedDocument<
    DeletePostGroupVoteMutation,
    DeletePostGroupVoteMutationVariables
  >
export const ServerTimeDocument = 'query ServerTime{serverTime}' as TypedDocument<
  ServerTimeQuery,
  ServerTimeQueryVariables
>
export const UpdateStateDocument =
  'mutation UpdateState($workshopId:ID!$activePartId:ID$currentState:String$activeMultiTopicId:ID$activePostId:ID$activePostGroupId:ID$topicActivePos:Int$focus:Boolean$sortByPopularity:Boolean$globalAnswers:Boolean$showGroupPage:Boolean$showOverviewPage:Boolean$showResultsPage:Boolean$showEditPage:Boolean$showGraph:Boolean$showWordCloudPage:Boolean$pdfPage:Int$followMe:Boolean$revision:Int){updateState(workshopId:$workshopId activePartId:$activePartId currentState:$currentState activeMultiTopicId:$activeMultiTopicId activePostId:$activePostId activePostGroupId:$activePostGroupId topicActivePos:$topicActivePos focus:$focus sortByPopularity:$sortByPopularity globalAnswers:$globalAnswers showGroupPage:$showGroupPage showOverviewPage:$showOverviewPage showResultsPage:$showResultsPage showEditPage:$showEditPage showGraph:$showGraph showWordCloudPage:$showWordCloudPage pdfPage:$pdfPage followMe:$followMe revision:$revision){ok errorString state{revision}}}' as TypedDocument<
    UpdateStateMutation,
    UpdateStateMutationVariables
  >
export const SetStatePADocument =
  'mutation SetStatePA($workshopId:ID!){setStatePA(workshopId:$workshopId){ok errorString state{revision}}}' as TypedDocument<
    SetStatePAMutation,
    SetStatePAMutationVariables
  >
export const UpdatedStateDocument =
  'fragment StateFields on State{id currentState activePartId activeMultiTopicId activePostId activePostGroupId topicActivePos globalAnswers sortByPopularity showGroupPage showOverviewPage showResultsPage showEditPage showGraph showWordCloudPage showParticipantsAgenda pdfPage focus followMe timer{partId seconds endsAt remainingMs locksInput}revision}subscription UpdatedState($workshopId:ID!){updatedState(workshopId:$workshopId){...StateFields}}' as TypedDocument<
    UpdatedStateSubscription,
    UpdatedStateSubscriptionVariables
  >
export const StartTimerDocument =
  'mutation StartTimer($workshopId:ID!$seconds:Int!$partId:ID$locksInput:Boolean$revision:Int){startTimer(workshopId:$workshopId seconds:$seconds partId:$partId locksInput:$locksInput revision:$revision){ok errorString}}' as TypedDocument<
    StartTimerMutation,
    StartTimerMutationVariables
  >
export const UpdateTimerDocument =
  'mutation UpdateTimer($workshopId:ID!$addSeconds:Int$paused:Boolean$revision:Int){updateTimer(workshopId:$workshopId addSeconds:$addSeconds paused:$paused revision:$revision){ok errorString}}' as TypedDocument<
    UpdateTimerMutation,
    UpdateTimerMutationVariables
  >
export const StopTimerDocument =
  'mutation StopTimer($workshopId:ID!$revision:Int){stopTimer(workshopId:$workshopId revision:$revision){ok errorString}}' as TypedDocument<
    StopTimerMutation,
    StopTimerMutationVariables
  >
export const WorkshopsDocument =
  'fragment WorkshopRow on Workshop{id workshopName createdTimeStamp template templateDesc templatePic creator{id firstName lastName}}query Workshops($template:Boolean){workshops(template:$template){...WorkshopRow}}' as TypedDocument<
    WorkshopsQuery,
    WorkshopsQueryVariables
  >
export const WorkshopDocument =
  'fragment WorkshopRow on Workshop{id workshopName createdTimeStamp template templateDesc templatePic creator{id firstName lastName}}query Workshop($id:ID!){workshop(id:$id){...WorkshopRow lobbyTitle lobbyDesc password color ended isFacilitator hasProjectorLink facilitatorGroup{id firstName lastName}}}' as TypedDocument<
    WorkshopQuery,
    WorkshopQueryVariables
  >
export const ActiveUsersDocument =
  'query ActiveUsers($workshopId:ID!){activeUsers(workshopId:$workshopId){activeUserList{id username firstName lastName}}}' as TypedDocument<
    ActiveUsersQuery,
    ActiveUsersQueryVariables
  >
export const CreateWorkshopDocument =
  'fragment WorkshopRow on Workshop{id workshopName createdTimeStamp template templateDesc templatePic creator{id firstName lastName}}mutation CreateWorkshop($id:ID$workshopName:String!$password:String$template:Boolean$templateName:String){createWorkshop(id:$id workshopName:$workshopName password:$password template:$template templateName:$templateName){ok errorString workshop{...WorkshopRow}}}' as TypedDocument<
    CreateWorkshopMutation,
    CreateWorkshopMutationVariables
  >
export const UpdateWorkshopDocument =
  'mutation UpdateWorkshop($workshopId:ID!$workshopName:String$password:String$lobbyTitle:String$lobbyDesc:String$color:String){updateWorkshop(workshopId:$workshopId workshopName:$workshopName password:$password lobbyTitle:$lobbyTitle lobbyDesc:$lobbyDesc color:$color){ok errorString}}' as TypedDocument<
    UpdateWorkshopMutation,
    UpdateWorkshopMutationVariables
  >
export const DeleteWorkshopDocument =
  'mutation DeleteWorkshop($id:ID!){deleteWorkshop(id:$id){ok errorString}}' as TypedDocument<
    DeleteWorkshopMutation,
    DeleteWorkshopMutationVariables
  >
export const AddFacilitatorsDocument =
  'mutation AddFacilitators($workshopId:ID!$invitees:[String]!){addFacilitators(workshopId:$workshopId invitees:$invitees){ok errorString notFound}}' as TypedDocument<
    AddFacilitatorsMutation,
    AddFacilitatorsMutationVariables
  >
export const RemoveFacilitatorDocument =
  'mutation RemoveFacilitator($workshopId:ID!$userId:ID!){removeFacilitator(workshopId:$workshopId userId:$userId){ok errorString}}' as TypedDocument<
    RemoveFacilitatorMutation,
    RemoveFacilitatorMutationVariables
  >
export const RemoveParticipantDocument =
  'mutation RemoveParticipant($workshopId:ID!$userId:ID!){removeParticipant(workshopId:$workshopId userId:$userId){ok errorString}}' as TypedDocument<
    RemoveParticipantMutation,
    RemoveParticipantMutationVariables
  >
export const UpdateShowParticipantsAgendaDocument =
  'mutation UpdateShowParticipantsAgenda($workshopId:ID!$showParticipantsAgenda:Boolean!){updateShowParticipantsAgenda(workshopId:$workshopId showParticipantsAgenda:$showParticipantsAgenda){ok errorString}}' as TypedDocument<
    UpdateShowParticipantsAgendaMutation,
    UpdateShowParticipantsAgendaMutationVariables
  >
export const CreateProjectorLinkDocument =
  'mutation CreateProjectorLink($workshopId:ID!){createProjectorLink(workshopId:$workshopId){ok errorString url}}' as TypedDocument<
    CreateProjectorLinkMutation,
    CreateProjectorLinkMutationVariables
  >
export const RevokeProjectorLinkDocument =
  'mutation RevokeProjectorLink($workshopId:ID!){revokeProjectorLink(workshopId:$workshopId){ok errorString}}' as TypedDocument<
    RevokeProjectorLinkMutation,
    RevokeProjectorLinkMutationVariables
  >
export const EndWorkshopDocument =
  'mutation EndWorkshop($workshopId:ID!$sharedPartIds:[ID!]){endWorkshop(workshopId:$workshopId sharedPartIds:$sharedPartIds){ok errorString}}' as TypedDocument<
    EndWorkshopMutation,
    EndWorkshopMutationVariables
  >
