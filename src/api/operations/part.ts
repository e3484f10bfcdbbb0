// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  PartsQuery,
  PartsQueryVariables,
  CreatePartAndTypeMutation,
  CreatePartAndTypeMutationVariables,
  DeletePartMutation,
  DeletePartMutationVariables,
  UpdatePartAndTypeTitleMutation,
  UpdatePartAndTypeTitleMutationVariables,
  UpdatePartVisibilityMutation,
  UpdatePartVisibilityMutationVariables,
  SetPartsPositionMutation,
  SetPartsPositionMutationVariables,
  SetInputLockedMutation,
  SetInputLockedMutationVariables,
  DuplicatePartMutation,
  DuplicatePartMutationVariables,
  SetFinishedMutation,
  SetFinishedMutationVariables,
  ResetFinishedMutation,
  ResetFinishedMutationVariables,
  IsFinishedQuery,
  IsFinishedQueryVariables,
} from '../generated.ts'

export const PartsDocument =
  'fragment PartRow on Part{id position objectId content partName hidden numberOfAxis inputLocked}query Parts($workshopId:ID!){parts(workshopId:$workshopId){...PartRow}}' as TypedDocument<
    PartsQuery,
    PartsQueryVariables
  >
export const CreatePartAndTypeDocument =
  'fragment PartRow on Part{id position objectId content partName hidden numberOfAxis inputLocked}mutation CreatePartAndType($id:ID$objectId:ID$commonInfoData:CommonInfoInput!$title:String$type:String!$options:PartOptionsInput$reusePartId:ID){createPartAndType(id:$id objectId:$objectId commonInfoData:$commonInfoData title:$title type:$type options:$options reusePartId:$reusePartId){ok errorString errorCode errorValues part{...PartRow}}}' as TypedDocument<
    CreatePartAndTypeMutation,
    CreatePartAndTypeMutationVariables
  >
export const DeletePartDocument =
  'mutation DeletePart($part:ID!){deletePart(part:$part){ok errorString errorCode errorValues}}' as TypedDocument<
    DeletePartMutation,
    DeletePartMutationVariables
  >
export const UpdatePartAndTypeTitleDocument =
  'mutation UpdatePartAndTypeTitle($id:ID!$title:String){updatePartAndTypeTitle(id:$id title:$title){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdatePartAndTypeTitleMutation,
    UpdatePartAndTypeTitleMutationVariables
  >
export const UpdatePartVisibilityDocument =
  'mutation UpdatePartVisibility($partId:ID!$hidden:Boolean!){updatePartVisibility(partId:$partId hidden:$hidden){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdatePartVisibilityMutation,
    UpdatePartVisibilityMutationVariables
  >
export const SetPartsPositionDocument =
  'mutation SetPartsPosition($positionList:[PartPositionInput]!){setPartsPosition(positionList:$positionList){ok errorString errorCode errorValues}}' as TypedDocument<
    SetPartsPositionMutation,
    SetPartsPositionMutationVariables
  >
export const SetInputLockedDocument =
  'mutation SetInputLocked($partId:ID!$locked:Boolean!){setInputLocked(partId:$partId locked:$locked){ok errorString errorCode errorValues}}' as TypedDocument<
    SetInputLockedMutation,
    SetInputLockedMutationVariables
  >
export const DuplicatePartDocument =
  'fragment PartRow on Part{id position objectId content partName hidden numberOfAxis inputLocked}mutation DuplicatePart($id:ID$objectId:ID$part:ID!$target:ID$mode:String){duplicatePart(id:$id objectId:$objectId part:$part target:$target mode:$mode){ok errorString errorCode errorValues leftOut{count reason reasonCode}part{...PartRow}}}' as TypedDocument<
    DuplicatePartMutation,
    DuplicatePartMutationVariables
  >
export const SetFinishedDocument =
  'mutation SetFinished($partId:ID!$finished:Boolean!$round:Int){setFinished(partId:$partId finished:$finished round:$round){ok errorString errorCode errorValues}}' as TypedDocument<
    SetFinishedMutation,
    SetFinishedMutationVariables
  >
export const ResetFinishedDocument =
  'mutation ResetFinished($partId:ID!){resetFinished(partId:$partId){ok errorString errorCode errorValues}}' as TypedDocument<
    ResetFinishedMutation,
    ResetFinishedMutationVariables
  >
export const IsFinishedDocument =
  'query IsFinished($partId:ID!){isFinished(partId:$partId)}' as TypedDocument<
    IsFinishedQuery,
    IsFinishedQueryVariables
  >
