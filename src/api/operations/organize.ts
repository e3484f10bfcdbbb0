// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  OwnInOrganizeQuery,
  OwnInOrganizeQueryVariables,
  CreateOrganizeItemMutation,
  CreateOrganizeItemMutationVariables,
  UpdateOrganizeItemMutation,
  UpdateOrganizeItemMutationVariables,
  DeleteOrganizeItemMutation,
  DeleteOrganizeItemMutationVariables,
  MoveOrganizeItemMutation,
  MoveOrganizeItemMutationVariables,
  SetOrganizeMovesMutation,
  SetOrganizeMovesMutationVariables,
  SetOrganizeSortingMutation,
  SetOrganizeSortingMutationVariables,
  SetOrganizeInputMutation,
  SetOrganizeInputMutationVariables,
  UpdateOrganizeMutation,
  UpdateOrganizeMutationVariables,
  CreateOrganizeSectionMutation,
  CreateOrganizeSectionMutationVariables,
  UpdateOrganizeSectionMutation,
  UpdateOrganizeSectionMutationVariables,
  DeleteOrganizeSectionMutation,
  DeleteOrganizeSectionMutationVariables,
} from '../generated.ts'

export const OwnInOrganizeDocument =
  'query OwnInOrganize($id:ID!){organize(id:$id){items(mine:true){id text description createdTimeStamp}}}' as TypedDocument<
    OwnInOrganizeQuery,
    OwnInOrganizeQueryVariables
  >
export const CreateOrganizeItemDocument =
  'mutation CreateOrganizeItem($id:ID$organizeId:ID!$text:String!$description:String$sectionId:ID$groupId:ID){createOrganizeItem(id:$id organizeId:$organizeId text:$text description:$description sectionId:$sectionId groupId:$groupId){ok errorString errorCode errorValues item{id}}}' as TypedDocument<
    CreateOrganizeItemMutation,
    CreateOrganizeItemMutationVariables
  >
export const UpdateOrganizeItemDocument =
  'mutation UpdateOrganizeItem($itemId:ID!$text:String$description:String){updateOrganizeItem(itemId:$itemId text:$text description:$description){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateOrganizeItemMutation,
    UpdateOrganizeItemMutationVariables
  >
export const DeleteOrganizeItemDocument =
  'mutation DeleteOrganizeItem($itemId:ID!){deleteOrganizeItem(itemId:$itemId){ok errorString errorCode errorValues}}' as TypedDocument<
    DeleteOrganizeItemMutation,
    DeleteOrganizeItemMutationVariables
  >
export const MoveOrganizeItemDocument =
  'mutation MoveOrganizeItem($itemId:ID!$sectionId:ID$groupId:ID$fromSectionId:ID$beforeId:ID){moveOrganizeItem(itemId:$itemId sectionId:$sectionId groupId:$groupId fromSectionId:$fromSectionId beforeId:$beforeId){ok errorString errorCode errorValues}}' as TypedDocument<
    MoveOrganizeItemMutation,
    MoveOrganizeItemMutationVariables
  >
export const SetOrganizeMovesDocument =
  'mutation SetOrganizeMoves($organizeId:ID!$allowed:Boolean!){setOrganizeMoves(organizeId:$organizeId allowed:$allowed){ok errorString errorCode errorValues}}' as TypedDocument<
    SetOrganizeMovesMutation,
    SetOrganizeMovesMutationVariables
  >
export const SetOrganizeSortingDocument =
  'mutation SetOrganizeSorting($organizeId:ID!$sorting:OrganizeSorting!){setOrganizeSorting(organizeId:$organizeId sorting:$sorting){ok errorString errorCode errorValues}}' as TypedDocument<
    SetOrganizeSortingMutation,
    SetOrganizeSortingMutationVariables
  >
export const SetOrganizeInputDocument =
  'mutation SetOrganizeInput($organizeId:ID!$allowed:Boolean!){setOrganizeInput(organizeId:$organizeId allowed:$allowed){ok errorString errorCode errorValues}}' as TypedDocument<
    SetOrganizeInputMutation,
    SetOrganizeInputMutationVariables
  >
export const UpdateOrganizeDocument =
  'mutation UpdateOrganize($organizeId:ID!$organizeDesc:String$toplevelSectionName:String$unsortedSectionDesc:String$notes:String){updateOrganize(organizeId:$organizeId organizeDesc:$organizeDesc toplevelSectionName:$toplevelSectionName unsortedSectionDesc:$unsortedSectionDesc notes:$notes){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateOrganizeMutation,
    UpdateOrganizeMutationVariables
  >
export const CreateOrganizeSectionDocument =
  'mutation CreateOrganizeSection($id:ID$organizeId:ID!$name:String!$description:String$color:Int){createOrganizeSection(id:$id organizeId:$organizeId name:$name description:$description color:$color){ok errorString errorCode errorValues section{id}}}' as TypedDocument<
    CreateOrganizeSectionMutation,
    CreateOrganizeSectionMutationVariables
  >
export const UpdateOrganizeSectionDocument =
  'mutation UpdateOrganizeSection($sectionId:ID!$name:String$description:String$color:Int){updateOrganizeSection(sectionId:$sectionId name:$name description:$description color:$color){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateOrganizeSectionMutation,
    UpdateOrganizeSectionMutationVariables
  >
export const DeleteOrganizeSectionDocument =
  'mutation DeleteOrganizeSection($sectionId:ID!){deleteOrganizeSection(sectionId:$sectionId){ok errorString errorCode errorValues}}' as TypedDocument<
    DeleteOrganizeSectionMutation,
    DeleteOrganizeSectionMutationVariables
  >
