// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type { TypedDocument, UpdateStateMutation, UpdateStateMutationVariables } from '../generated.ts'

export const UpdateStateDocument =
  'mutation UpdateState($workshopId:ID!$activePartId:ID$currentState:String$activeMultiTopicId:ID$activePostId:ID$activePostGroupId:ID$topicActivePos:Int$focus:Boolean$sortByPopularity:Boolean$globalAnswers:Boolean$showGroupPage:Boolean$showOverviewPage:Boolean$showResultsPage:Boolean$showEditPage:Boolean$showGraph:Boolean$showWordCloudPage:Boolean$pdfPage:Int$followMe:Boolean$showResults:Boolean$revision:Int){updateState(workshopId:$workshopId activePartId:$activePartId currentState:$currentState activeMultiTopicId:$activeMultiTopicId activePostId:$activePostId activePostGroupId:$activePostGroupId topicActivePos:$topicActivePos focus:$focus sortByPopularity:$sortByPopularity globalAnswers:$globalAnswers showGroupPage:$showGroupPage showOverviewPage:$showOverviewPage showResultsPage:$showResultsPage showEditPage:$showEditPage showGraph:$showGraph showWordCloudPage:$showWordCloudPage pdfPage:$pdfPage followMe:$followMe showResults:$showResults revision:$revision){ok errorString errorCode errorValues state{revision}}}' as TypedDocument<
    UpdateStateMutation,
    UpdateStateMutationVariables
  >
