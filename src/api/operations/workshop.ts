// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  WorkshopsQuery,
  WorkshopsQueryVariables,
  NeedsPasswordQuery,
  NeedsPasswordQueryVariables,
  UpdateWorkshopMutation,
  UpdateWorkshopMutationVariables,
  DeleteWorkshopMutation,
  DeleteWorkshopMutationVariables,
  RemoveFacilitatorMutation,
  RemoveFacilitatorMutationVariables,
  RemoveParticipantMutation,
  RemoveParticipantMutationVariables,
  UpdateShowParticipantsAgendaMutation,
  UpdateShowParticipantsAgendaMutationVariables,
  CreateProjectorLinkMutation,
  CreateProjectorLinkMutationVariables,
  RevokeProjectorLinkMutation,
  RevokeProjectorLinkMutationVariables,
  EndWorkshopMutation,
  EndWorkshopMutationVariables,
} from '../generated.ts'

export const WorkshopsDocument =
  'fragment WorkshopRow on Workshop{id workshopName createdTimeStamp template templateDesc templatePic creator{id firstName lastName}}query Workshops($template:Boolean){workshops(template:$template){...WorkshopRow parts{id partName content numberOfAxis}}}' as TypedDocument<
    WorkshopsQuery,
    WorkshopsQueryVariables
  >
export const NeedsPasswordDocument =
  'query NeedsPassword($id:ID!){workshop(id:$id){hasPassword}}' as TypedDocument<
    NeedsPasswordQuery,
    NeedsPasswordQueryVariables
  >
export const UpdateWorkshopDocument =
  'mutation UpdateWorkshop($workshopId:ID!$workshopName:String$password:String$lobbyTitle:String$lobbyDesc:String$color:String){updateWorkshop(workshopId:$workshopId workshopName:$workshopName password:$password lobbyTitle:$lobbyTitle lobbyDesc:$lobbyDesc color:$color){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateWorkshopMutation,
    UpdateWorkshopMutationVariables
  >
export const DeleteWorkshopDocument =
  'mutation DeleteWorkshop($id:ID!){deleteWorkshop(id:$id){ok errorString errorCode errorValues}}' as TypedDocument<
    DeleteWorkshopMutation,
    DeleteWorkshopMutationVariables
  >
export const RemoveFacilitatorDocument =
  'mutation RemoveFacilitator($workshopId:ID!$userId:ID!){removeFacilitator(workshopId:$workshopId userId:$userId){ok errorString errorCode errorValues}}' as TypedDocument<
    RemoveFacilitatorMutation,
    RemoveFacilitatorMutationVariables
  >
export const RemoveParticipantDocument =
  'mutation RemoveParticipant($workshopId:ID!$userId:ID!){removeParticipant(workshopId:$workshopId userId:$userId){ok errorString errorCode errorValues}}' as TypedDocument<
    RemoveParticipantMutation,
    RemoveParticipantMutationVariables
  >
export const UpdateShowParticipantsAgendaDocument =
  'mutation UpdateShowParticipantsAgenda($workshopId:ID!$showParticipantsAgenda:Boolean!){updateShowParticipantsAgenda(workshopId:$workshopId showParticipantsAgenda:$showParticipantsAgenda){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateShowParticipantsAgendaMutation,
    UpdateShowParticipantsAgendaMutationVariables
  >
export const CreateProjectorLinkDocument =
  'mutation CreateProjectorLink($workshopId:ID!){createProjectorLink(workshopId:$workshopId){ok errorString errorCode errorValues url}}' as TypedDocument<
    CreateProjectorLinkMutation,
    CreateProjectorLinkMutationVariables
  >
export const RevokeProjectorLinkDocument =
  'mutation RevokeProjectorLink($workshopId:ID!){revokeProjectorLink(workshopId:$workshopId){ok errorString errorCode errorValues}}' as TypedDocument<
    RevokeProjectorLinkMutation,
    RevokeProjectorLinkMutationVariables
  >
export const EndWorkshopDocument =
  'mutation EndWorkshop($workshopId:ID!$sharedPartIds:[ID!]){endWorkshop(workshopId:$workshopId sharedPartIds:$sharedPartIds){ok errorString errorCode errorValues}}' as TypedDocument<
    EndWorkshopMutation,
    EndWorkshopMutationVariables
  >
