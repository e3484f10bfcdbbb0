// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  OwnInPulseQuery,
  OwnInPulseQueryVariables,
  CreateSliderPollMutation,
  CreateSliderPollMutationVariables,
  UpdateSliderPollMutation,
  UpdateSliderPollMutationVariables,
  DeleteSliderPollMutation,
  DeleteSliderPollMutationVariables,
  SetSliderPollApprovedMutation,
  SetSliderPollApprovedMutationVariables,
  SetSliderPollsApprovedMutation,
  SetSliderPollsApprovedMutationVariables,
  SetApprovalNeededMutation,
  SetApprovalNeededMutationVariables,
  CreateSliderGroupMutation,
  CreateSliderGroupMutationVariables,
  UpdateSliderGroupMutation,
  UpdateSliderGroupMutationVariables,
  DeleteSliderGroupMutation,
  DeleteSliderGroupMutationVariables,
  UpdatePulseMutation,
  UpdatePulseMutationVariables,
  SetEarlierPulseShownMutation,
  SetEarlierPulseShownMutationVariables,
  SetPulseResultsShownMutation,
  SetPulseResultsShownMutationVariables,
  SetPulseSortMutation,
  SetPulseSortMutationVariables,
} from '../generated.ts'

export const OwnInPulseDocument =
  'query OwnInPulse($id:ID!){pulse(id:$id){slidergroupSet{id sliderpollSet(mine:true){id sliderText approved createdTimeStamp}}}}' as TypedDocument<
    OwnInPulseQuery,
    OwnInPulseQueryVariables
  >
export const CreateSliderPollDocument =
  'mutation CreateSliderPoll($id:ID$commonInfoInput:CommonInfoInput!$pulseId:ID!$sliderGroupId:ID!$sliderText:String!){createSliderPoll(id:$id commonInfoInput:$commonInfoInput pulseId:$pulseId sliderGroupId:$sliderGroupId sliderText:$sliderText){ok errorString errorCode errorValues sliderPoll{id}}}' as TypedDocument<
    CreateSliderPollMutation,
    CreateSliderPollMutationVariables
  >
export const UpdateSliderPollDocument =
  'mutation UpdateSliderPoll($sliderPollId:ID!$sliderText:String!){updateSliderPoll(sliderPollId:$sliderPollId sliderText:$sliderText){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateSliderPollMutation,
    UpdateSliderPollMutationVariables
  >
export const DeleteSliderPollDocument =
  'mutation DeleteSliderPoll($sliderPollId:ID!){deleteSliderPoll(sliderPollId:$sliderPollId){ok errorString errorCode errorValues}}' as TypedDocument<
    DeleteSliderPollMutation,
    DeleteSliderPollMutationVariables
  >
export const SetSliderPollApprovedDocument =
  'mutation SetSliderPollApproved($sliderPollId:ID!$approved:Boolean!){setSliderPollApproved(sliderPollId:$sliderPollId approved:$approved){ok errorString errorCode errorValues}}' as TypedDocument<
    SetSliderPollApprovedMutation,
    SetSliderPollApprovedMutationVariables
  >
export const SetSliderPollsApprovedDocument =
  'mutation SetSliderPollsApproved($pulseId:ID!$approved:Boolean!){setSliderPollsApproved(pulseId:$pulseId approved:$approved){ok errorString errorCode errorValues}}' as TypedDocument<
    SetSliderPollsApprovedMutation,
    SetSliderPollsApprovedMutationVariables
  >
export const SetApprovalNeededDocument =
  'mutation SetApprovalNeeded($pulseId:ID!$needed:Boolean!){setApprovalNeeded(pulseId:$pulseId needed:$needed){ok errorString errorCode errorValues}}' as TypedDocument<
    SetApprovalNeededMutation,
    SetApprovalNeededMutationVariables
  >
export const CreateSliderGroupDocument =
  'mutation CreateSliderGroup($id:ID$commonInfoData:CommonInfoInput!$pulsId:ID!$sliderGroupName:String){createSliderGroup(id:$id commonInfoData:$commonInfoData pulsId:$pulsId sliderGroupName:$sliderGroupName){ok errorString errorCode errorValues sliderGroup{id}}}' as TypedDocument<
    CreateSliderGroupMutation,
    CreateSliderGroupMutationVariables
  >
export const UpdateSliderGroupDocument =
  'mutation UpdateSliderGroup($sliderGroupId:ID!$sliderGroupName:String!){updateSliderGroup(sliderGroupId:$sliderGroupId sliderGroupName:$sliderGroupName){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateSliderGroupMutation,
    UpdateSliderGroupMutationVariables
  >
export const DeleteSliderGroupDocument =
  'mutation DeleteSliderGroup($sliderGroupId:ID!){deleteSliderGroup(sliderGroupId:$sliderGroupId){ok errorString errorCode errorValues}}' as TypedDocument<
    DeleteSliderGroupMutation,
    DeleteSliderGroupMutationVariables
  >
export const UpdatePulseDocument =
  'mutation UpdatePulse($pulseId:ID!$pulseName:String$groupText:String$groupHelpText:String$sliderListTitleHeading:String$notes:String){updatePulse(pulseId:$pulseId pulseName:$pulseName groupText:$groupText groupHelpText:$groupHelpText sliderListTitleHeading:$sliderListTitleHeading notes:$notes){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdatePulseMutation,
    UpdatePulseMutationVariables
  >
export const SetEarlierPulseShownDocument =
  'mutation SetEarlierPulseShown($pulseId:ID!$shown:Boolean!){setEarlierPulseShown(pulseId:$pulseId shown:$shown){ok errorString errorCode errorValues}}' as TypedDocument<
    SetEarlierPulseShownMutation,
    SetEarlierPulseShownMutationVariables
  >
export const SetPulseResultsShownDocument =
  'mutation SetPulseResultsShown($pulseId:ID!$showResultsPage:Boolean!){updatePulse(pulseId:$pulseId showResultsPage:$showResultsPage){ok errorString errorCode errorValues}}' as TypedDocument<
    SetPulseResultsShownMutation,
    SetPulseResultsShownMutationVariables
  >
export const SetPulseSortDocument =
  'mutation SetPulseSort($pulseId:ID!$sortBy:PulseSort!){updatePulse(pulseId:$pulseId sortBy:$sortBy){ok errorString errorCode errorValues}}' as TypedDocument<
    SetPulseSortMutation,
    SetPulseSortMutationVariables
  >
