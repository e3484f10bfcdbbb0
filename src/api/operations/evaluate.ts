// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  CreatePollMutation,
  CreatePollMutationVariables,
  UpdatePollMutation,
  UpdatePollMutationVariables,
  DeletePollsMutation,
  DeletePollsMutationVariables,
  CreateSubPollMutation,
  CreateSubPollMutationVariables,
  UpdateSubPollMutation,
  UpdateSubPollMutationVariables,
  DeleteSubPollMutation,
  DeleteSubPollMutationVariables,
  UpdateEvaluateMutation,
  UpdateEvaluateMutationVariables,
  SetEvaluateShownMutation,
  SetEvaluateShownMutationVariables,
} from '../generated.ts'

export const CreatePollDocument =
  'mutation CreatePoll($id:ID$commonInfoData:CommonInfoInput!$evaluateId:ID!$pollText:String!$pollDesc:String$color:Int){createPoll(id:$id commonInfoData:$commonInfoData evaluateId:$evaluateId pollText:$pollText pollDesc:$pollDesc color:$color){ok errorString errorCode errorValues poll{id}}}' as TypedDocument<
    CreatePollMutation,
    CreatePollMutationVariables
  >
export const UpdatePollDocument =
  'mutation UpdatePoll($pollId:ID!$pollText:String$pollDesc:String$color:Int){updatePoll(pollId:$pollId pollText:$pollText pollDesc:$pollDesc color:$color){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdatePollMutation,
    UpdatePollMutationVariables
  >
export const DeletePollsDocument =
  'mutation DeletePolls($idList:[ID]!){deletePolls(idList:$idList){ok errorString errorCode errorValues}}' as TypedDocument<
    DeletePollsMutation,
    DeletePollsMutationVariables
  >
export const CreateSubPollDocument =
  'mutation CreateSubPoll($id:ID$pollId:ID!$subPollText:String!$subPollDesc:String$color:Int){createSubPoll(id:$id pollId:$pollId subPollText:$subPollText subPollDesc:$subPollDesc color:$color){ok errorString errorCode errorValues}}' as TypedDocument<
    CreateSubPollMutation,
    CreateSubPollMutationVariables
  >
export const UpdateSubPollDocument =
  'mutation UpdateSubPoll($subPollId:ID!$pollText:String$pollDesc:String$color:Int){updateSubPoll(subPollId:$subPollId pollText:$pollText pollDesc:$pollDesc color:$color){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateSubPollMutation,
    UpdateSubPollMutationVariables
  >
export const DeleteSubPollDocument =
  'mutation DeleteSubPoll($subPollId:ID!){deleteSubPoll(subPollId:$subPollId){ok errorString errorCode errorValues}}' as TypedDocument<
    DeleteSubPollMutation,
    DeleteSubPollMutationVariables
  >
export const UpdateEvaluateDocument =
  'mutation UpdateEvaluate($evaluateId:ID!$evaluateDesc:String$group1Text:String$group1HelpText:String$group2Text:String$group2HelpText:String$pollRangeL:Int$pollRangeH:Int$matrix1Text:String$matrix2Text:String$matrix3Text:String$matrix4Text:String$matrixColor:Int$showMatrixText:Boolean$pollListTitleHeading:String$notes:String){updateEvaluate(evaluateId:$evaluateId evaluateDesc:$evaluateDesc group1Text:$group1Text group1HelpText:$group1HelpText group2Text:$group2Text group2HelpText:$group2HelpText pollRangeL:$pollRangeL pollRangeH:$pollRangeH matrix1Text:$matrix1Text matrix2Text:$matrix2Text matrix3Text:$matrix3Text matrix4Text:$matrix4Text matrixColor:$matrixColor showMatrixText:$showMatrixText pollListTitleHeading:$pollListTitleHeading notes:$notes){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateEvaluateMutation,
    UpdateEvaluateMutationVariables
  >
export const SetEvaluateShownDocument =
  'mutation SetEvaluateShown($evaluateId:ID!$showResultsPage:Boolean$showGraph:Boolean$showHeat:Boolean){updateEvaluate(evaluateId:$evaluateId showResultsPage:$showResultsPage showGraph:$showGraph showHeat:$showHeat){ok errorString errorCode errorValues}}' as TypedDocument<
    SetEvaluateShownMutation,
    SetEvaluateShownMutationVariables
  >
