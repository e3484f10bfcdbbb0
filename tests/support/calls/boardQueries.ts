import type { TypedDocument } from '#api/generated.ts'

// All of an activity in one query, as a client of the API may ask for it: the largest answers that there are.

interface ById {
  id: string
}

export const BrainstormBoardDocument =
  'query RoomBoard($id:ID!){brainstorm(id:$id){brainstormName brainstormDesc postSectionDesc postGroupSectionDesc globalAnswers sortByPopularity inputLocked likesPerPerson likeCountsHidden likesClosed questions{id text hidden}multiTopics{id text hidden showAnswers}posts{id postText postDesc questionId color score copiedFrom createdTimeStamp multiTopic{id}postGroup{id isGroup}comments{id text showRemoved byFacilitator createdTimeStamp subComments{id text showRemoved byFacilitator createdTimeStamp}}}postGroups{id isGroup groupNameText questionId color score multiTopic{id}}}}'

export const EvaluateBoardDocument =
  'query EvaluateBoard($id:ID!){evaluate(id:$id){evaluateName evaluateDesc numberOfAxis pollListTitleHeading group1Text group1HelpText group2Text group2HelpText pollRangeL pollRangeH matrix1Text matrix2Text matrix3Text matrix4Text matrixColor showMatrixText showResultsPage showGraph opensAsGraph showHeat resultsMode votingClosed closingAt resultsShownAt round resetAt voteCount joinedCount proxyCount resultsReadable inputLocked polls{id pollText pollDesc color copiedFrom createdTimeStamp abstained withheld group1VotesDist pairs{value1 value2 votes}earlierRounds{round abstained withheld group1VotesDist pairs{value1 value2 votes}}subpolls{id subPollText subPollDesc color copiedFrom}}}}'

export const IdentifyBoardDocument =
  'query IdentifyBoard($id:ID!){identify(id:$id){identifyDesc shown inputLocked topics{id topicText answerCount answers{id answerText answerDesc copiedFrom createdTimeStamp}}}}' as TypedDocument<
    { identify: { topics: { id: string }[] } },
    ById
  >

export const OrganizeBoardDocument =
  'query OrganizeBoard($id:ID!){organize(id:$id){organizeName organizeDesc toplevelSectionName unsortedSectionDesc sorting takesItems inputLocked showResultsPage votingClosed closingAt resultsShownAt resultsMode round votedCount joinedCount proxyCount sections{id name description color number}groups{id name sectionId}items{id text description sectionId groupId copiedFrom createdTimeStamp}}}'

export const PlanBoardDocument =
  'query PlanBoard($id:ID!){plan(id:$id){planName planDesc inputLocked columns{id heading choices}rows{id cells copiedFrom createdTimeStamp}}}' as TypedDocument<
    { plan: { columns: { id: string }[]; rows: { id: string; cells: string[] }[] } },
    ById
  >

export const PresentBoardDocument =
  'query PresentBoard($id:ID!){presentPdf(id:$id){fileName doc pages showComments allowNavigation inputLocked pageComments{page count}comments{id text page score byFacilitator copiedFrom createdTimeStamp}}}'

export const PulseBoardDocument =
  'query PulseBoard($id:ID!){pulse(id:$id){pulseName groupText groupHelpText sliderListTitleHeading approvalNeeded inputLocked showResultsPage votingClosed closingAt resultsShownAt sortBy resultsMode round slidergroupSet{id sliderGroupName statementCount votedCount joinedCount proxyCount sliderpollSet{id sliderText approved copiedFrom createdTimeStamp earlier{mean count}}}}}'
