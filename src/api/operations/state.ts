// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  ServerTimeQuery,
  ServerTimeQueryVariables,
  UpdateStateMutation,
  UpdateStateMutationVariables,
  StartTimerMutation,
  StartTimerMutationVariables,
  UpdateTimerMutation,
  UpdateTimerMutationVariables,
  StopTimerMutation,
  StopTimerMutationVariables,
} from '../generated.ts'

export const ServerTimeDocument = 'query ServerTime{serverTime}' as TypedDocument<
  ServerTimeQuery,
  ServerTimeQueryVariables
>
export const UpdateStateDocument =
  'mutation UpdateState($workshopId:ID!$activePartId:ID$currentState:String$activeMultiTopicId:ID$activePostId:ID$activePostGroupId:ID$topicActivePos:Int$focus:Boolean$sortByPopularity:Boolean$globalAnswers:Boolean$showGroupPage:Boolean$showOverviewPage:Boolean$showResultsPage:Boolean$showEditPage:Boolean$showGraph:Boolean$showWordCloudPage:Boolean$pdfPage:Int$followMe:Boolean$showResults:Boolean$revision:Int){updateState(workshopId:$workshopId activePartId:$activePartId currentState:$currentState activeMultiTopicId:$activeMultiTopicId activePostId:$activePostId activePostGroupId:$activePostGroupId topicActivePos:$topicActivePos focus:$focus sortByPopularity:$sortByPopularity globalAnswers:$globalAnswers showGroupPage:$showGroupPage showOverviewPage:$showOverviewPage showResultsPage:$showResultsPage showEditPage:$showEditPage showGraph:$showGraph showWordCloudPage:$showWordCloudPage pdfPage:$pdfPage followMe:$followMe showResults:$showResults revision:$revision){ok errorString errorCode errorValues state{revision}}}' as TypedDocument<
    UpdateStateMutation,
    UpdateStateMutationVariables
  >
export const StartTimerDocument =
  'mutation StartTimer($workshopId:ID!$seconds:Int!$partId:ID$locksInput:Boolean$revision:Int){startTimer(workshopId:$workshopId seconds:$seconds partId:$partId locksInput:$locksInput revision:$revision){ok errorString errorCode errorValues}}' as TypedDocument<
    StartTimerMutation,
    StartTimerMutationVariables
  >
export const UpdateTimerDocument =
  'mutation UpdateTimer($id:ID$workshopId:ID!$addSeconds:Int$paused:Boolean$revision:Int){updateTimer(id:$id workshopId:$workshopId addSeconds:$addSeconds paused:$paused revision:$revision){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateTimerMutation,
    UpdateTimerMutationVariables
  >
export const StopTimerDocument =
  'mutation StopTimer($workshopId:ID!$revision:Int){stopTimer(workshopId:$workshopId revision:$revision){ok errorString errorCode errorValues}}' as TypedDocument<
    StopTimerMutation,
    StopTimerMutationVariables
  >
