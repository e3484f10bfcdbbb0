/**
 * Fields that have the same value for everyone who gets the object, by type: they describe the object, or belong to its
 * reader.
 */
export const openFields: Record<string, string> = {
  LicenseInfo: 'limitedUser licenseText workshopLimit workshopCount',
  UserRight: 'tempUser betaUser createWorkshop administrator licenseInfo',
  TokenAuthPayload: 'ok errorString errorCode errorValues token refreshToken deviceToken user',
  RefreshTokenPayload: 'ok errorString errorCode errorValues token refreshToken',
  CreateUserPayload: 'ok errorString errorCode errorValues user',
  UpdateUserPayload: 'ok errorString errorCode errorValues user',
  UpdateLicensePayload: 'ok errorString errorCode errorValues userRight',
  ExportAccountPayload: 'ok errorString errorCode errorValues url',
  SetNewPasswordPayload: 'ok errorString errorCode errorValues errStr deviceToken',
  CreateTempUserPayload: 'ok errorString errorCode errorValues user tempPassword',
  PublicWorkshopInfoPayload:
    'ok errorString errorCode errorValues workshopName workshopCreator workshopEnded',
  DonePayload: 'ok errorString errorCode errorValues',
  CopyPayload: 'ok errorString errorCode errorValues copied',
  User: 'id firstName lastName',
  Brainstorm: `id brainstormName brainstormDesc topicLengthCount questions multiTopics postSectionDesc
    postGroupSectionDesc globalAnswers selectedTopicIndex sortByPopularity inputLocked openTopics postCount
    likesPerPerson likeCountsHidden likesClosed`,
  Question: 'id hidden',
  BrainstormPayload: 'ok errorString errorCode errorValues brainstorm',
  QuestionPayload: 'ok errorString errorCode errorValues question',
  Comment: 'id text showRemoved byFacilitator createdTimeStamp subComments',
  SubComment: 'id text showRemoved byFacilitator createdTimeStamp',
  CommentPayload: 'ok errorString errorCode errorValues comment',
  SubCommentPayload: 'ok errorString errorCode errorValues subComment',
  Part: 'id position objectId content partName hidden deleted numberOfAxis inputLocked',
  PartPayload: 'ok errorString errorCode errorValues part',
  Evaluate: `id evaluateName evaluateDesc numberOfAxis pollListTitleHeading group1Text group1HelpText group2Text
    group2HelpText pollRangeL pollRangeH matrix1Text matrix2Text matrix3Text matrix4Text matrixColor showMatrixText
    showResultsPage showGraph showHeat resultsMode votingClosed closingAt round resetAt voteCount joinedCount proxyCount waitingCount
    inputLocked polls`,
  Poll: `id pollText pollDesc color votingType subpolls multiTopic brainstorm subTopicPos postGroup deleted copiedFrom createdTimeStamp`,
  VotePair: 'value1 value2 votes',
  RoundResult: 'count abstained group1VotesDist pairs',
  VotesPayload: 'ok errorString errorCode errorValues votes',
  SubPoll: 'id subPollText subPollDesc deleted color copiedFrom',
  EvaluatePayload: 'ok errorString errorCode errorValues evaluate',
  PollPayload: 'ok errorString errorCode errorValues poll',
  CreatePartPayload:
    'ok errorString errorCode errorValues part brainstorm evaluate identify plan presentPdf pulse',
  DuplicatePartPayload:
    'ok errorString errorCode errorValues part brainstorm evaluate identify plan presentPdf pulse',
  Identify: 'id identifyDesc shown inputLocked topics answerCount',
  IdentifyTopic: 'id topicText answerCount',
  IdentifyAnswer: 'id topicId answerText answerDesc copiedFrom createdTimeStamp',
  IdentifyPayload: 'ok errorString errorCode errorValues identify',
  IdentifyTopicPayload: 'ok errorString errorCode errorValues topic',
  IdentifyAnswerPayload: 'ok errorString errorCode errorValues answer',
  PresentPdf: 'id fileName doc pages showComments allowNavigation inputLocked page commentCount pageComments',
  PresentPageComments: 'page count',
  PresentComment: 'id text page score byFacilitator postGroup copiedFrom createdTimeStamp',
  PresentCommentVote: 'id value deleted comment creator',
  PresentPdfPayload: 'ok errorString errorCode errorValues presentPdf',
  PresentCommentPayload: 'ok errorString errorCode errorValues comment',
  PresentCommentVotePayload: 'ok errorString errorCode errorValues vote',
  Pulse: `id pulseName creator deleted groupText groupHelpText sliderListTitleHeading sliderRangeL sliderRangeH
    slidergroupSet approvalNeeded inputLocked showResultsPage votingClosed closingAt resultsMode round sortBy`,
  SliderGroup: `id sliderGroupName pulse statementCount votedCount joinedCount proxyCount
    waitingCount`,
  SliderPoll:
    'id sliderText approved deleted sliderGroup pollRangeL pollRangeH earlier copiedFrom createdTimeStamp',
  EarlierSliderResult: 'mean count',
  PulseOfTrend: 'id pulseName workshopId workshopName createdTimeStamp categories',
  CategoryOfTrend: 'sliderGroupName groupResult statements',
  StatementOfTrend: 'sliderText groupResult count',
  Plan: 'id planName planDesc numColumns headings columns rows inputLocked',
  PlanColumn: 'id heading choices',
  PlanRow: 'id cells copiedFrom createdTimeStamp',
  PlanConflict: 'columnId position value',
  PlanPayload: 'ok errorString errorCode errorValues plan',
  PlanRowPayload: 'ok errorString errorCode errorValues row rows conflicts',
  PulsePayload: 'ok errorString errorCode errorValues pulse',
  SliderGroupPayload: 'ok errorString errorCode errorValues sliderGroup',
  SliderPollPayload: 'ok errorString errorCode errorValues sliderPoll',
  Post: `id postText postDesc subTopicPos questionId color deleted numComments multiTopic postGroup
    copiedFrom createdTimeStamp comments`,
  PostVote: 'id value deleted post',
  PostPayload: 'ok errorString errorCode errorValues post',
  PostVotePayload: 'ok errorString errorCode errorValues vote',
  PostGroup: 'id isGroup groupNameText subTopicPos questionId color deleted postSet multiTopic',
  PostGroupVote: 'id value deleted postGroup creator',
  PostGroupPayload: 'ok errorString errorCode errorValues postGroup',
  PostGroupVotePayload: 'ok errorString errorCode errorValues vote',
  Timer: 'partId seconds endsAt remainingMs locksInput',
  State: `id currentState activePartId activePart activeMultiTopicId activeMultiTopic activePostId activePost
    activePostGroupId activePostGroup topicActivePos globalAnswers sortByPopularity showGroupPage showOverviewPage
    showResultsPage showEditPage showGraph showWordCloudPage showParticipantsAgenda pdfPage focus followMe timer moves
    revision`,
  StatePayload: 'ok errorString errorCode errorValues state',
  MultiTopic: 'id hidden showAnswers postgroupSet',
  MultiTopicPayload: 'ok errorString errorCode errorValues multiTopic',
  Workshop: `id workshopName lobbyTitle lobbyDesc hasPassword color createdTimeStamp creator template templateDesc templateOfficial
    templatePublic templatePic copyCounter usedByOthers language retentionDays erasedAt ended parts state facilitatorGroup publictemplateinfoSet`,
  PublicTemplateInfo: 'category isSet',
  ActiveUsers: '',
  WorkshopPayload: 'ok errorString errorCode errorValues workshop',
  ProjectorLinkPayload: 'ok errorString errorCode errorValues url',
  Remote: 'id pairedAt expiresAt facilitatorName',
  RemoteCodePayload: 'ok errorString errorCode errorValues url remoteId seconds',
  PairRemotePayload: 'ok errorString errorCode errorValues token remoteId',
  ExportToken: 'token',
  GenerateTokenPayload: 'ok errorString errorCode errorValues token',
  AddFacilitatorsPayload: 'ok errorString errorCode errorValues notFound workshop',
  SendInvitesPayload: 'ok errorString errorCode errorValues invitations',
  Invitation: 'email invitedAs expiresAt waitsFor',
  FacilitatorInvitation: 'status email workshopName inviter',
  WaitingInvitations: 'count byMail',
  AcceptInvitationPayload: 'ok errorString errorCode errorValues workshopId',
}
