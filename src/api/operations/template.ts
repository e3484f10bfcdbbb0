// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  TemplatesQuery,
  TemplatesQueryVariables,
  TemplateQuery,
  TemplateQueryVariables,
  CreateRightsQuery,
  CreateRightsQueryVariables,
  CreateWorkshopMutation,
  CreateWorkshopMutationVariables,
  CreateTemplateFromIdMutation,
  CreateTemplateFromIdMutationVariables,
  UpdateTemplateMutation,
  UpdateTemplateMutationVariables,
} from '../generated.ts'

export const TemplatesDocument =
  'fragment TemplateRow on Workshop{id workshopName templateDesc templatePic templateOfficial templatePublic copyCounter usedByOthers createdTimeStamp retentionDays isFacilitator creator{id firstName lastName}publictemplateinfoSet{category isSet}}query Templates($language:String){templates(language:$language){...TemplateRow}}' as TypedDocument<
    TemplatesQuery,
    TemplatesQueryVariables
  >
export const TemplateDocument =
  'fragment TemplateRow on Workshop{id workshopName templateDesc templatePic templateOfficial templatePublic copyCounter usedByOthers createdTimeStamp retentionDays isFacilitator creator{id firstName lastName}publictemplateinfoSet{category isSet}}query Template($id:ID!){workshop(id:$id){...TemplateRow template lobbyDesc parts{id content partName numberOfAxis hasInput}}}' as TypedDocument<
    TemplateQuery,
    TemplateQueryVariables
  >
export const CreateRightsDocument =
  'query CreateRights{userRight{createWorkshop licenseInfo{limitedUser workshopLimit workshopCount}}}' as TypedDocument<
    CreateRightsQuery,
    CreateRightsQueryVariables
  >
export const CreateWorkshopDocument =
  'mutation CreateWorkshop($id:ID$workshopName:String!$password:String$template:Boolean$templateName:String$sourceWorkshopId:ID$includeInput:Boolean$genericOption:String$copyOptions:[CopyOptionInput!]){createWorkshop(id:$id workshopName:$workshopName password:$password template:$template templateName:$templateName sourceWorkshopId:$sourceWorkshopId includeInput:$includeInput genericOption:$genericOption copyOptions:$copyOptions){ok errorString errorCode errorValues leftOut{count reason reasonCode}workshop{id}}}' as TypedDocument<
    CreateWorkshopMutation,
    CreateWorkshopMutationVariables
  >
export const CreateTemplateFromIdDocument =
  'mutation CreateTemplateFromId($id:ID!$newId:ID){createTemplateFromId(id:$id newId:$newId){ok errorString errorCode errorValues leftOut{count reason reasonCode}workshop{id}}}' as TypedDocument<
    CreateTemplateFromIdMutation,
    CreateTemplateFromIdMutationVariables
  >
export const UpdateTemplateDocument =
  'mutation UpdateTemplate($workshopId:ID!$templateDesc:String$templatePic:String$templatePublic:Boolean$templateOfficial:Boolean$publicTemplateInfo:[String!]){updateWorkshop(workshopId:$workshopId templateDesc:$templateDesc templatePic:$templatePic templatePublic:$templatePublic templateOfficial:$templateOfficial publicTemplateInfo:$publicTemplateInfo){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateTemplateMutation,
    UpdateTemplateMutationVariables
  >
