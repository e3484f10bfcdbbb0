// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  RoomStateQuery,
  RoomStateQueryVariables,
  RoomBoardQuery,
  RoomBoardQueryVariables,
} from '../generated.ts'

export const RoomStateDocument =
  'query RoomState($id:ID!){workshop(id:$id){workshopName lobbyTitle lobbyDesc color template ended facilitatorGroup{firstName lastName}state{...StateFields moves}parts{id objectId content partName position hidden numberOfAxis}}}fragment StateFields on State{id currentState activePartId activeMultiTopicId activePostId activePostGroupId topicActivePos globalAnswers sortByPopularity showGroupPage showOverviewPage showResultsPage showEditPage showGraph showWordCloudPage showParticipantsAgenda pdfPage focus followMe timer{partId seconds endsAt remainingMs locksInput}revision}' as TypedDocument<
    RoomStateQuery,
    RoomStateQueryVariables
  >
export const RoomBoardDocument =
  'query RoomBoard($id:ID!){brainstorm(id:$id){brainstormName brainstormDesc postSectionDesc postGroupSectionDesc globalAnswers sortByPopularity inputLocked likesPerPerson likeCountsHidden likesClosed questions{id text hidden}multiTopics{id text hidden showAnswers}posts{id postText postDesc questionId color score copiedFrom createdTimeStamp multiTopic{id}postGroup{id isGroup}comments{id text showRemoved byFacilitator createdTimeStamp subComments{id text showRemoved byFacilitator createdTimeStamp}}}postGroups{id isGroup groupNameText questionId color score multiTopic{id}}}}' as TypedDocument<
    RoomBoardQuery,
    RoomBoardQueryVariables
  >
