// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  InvitationsQuery,
  InvitationsQueryVariables,
  SendInvitesMutation,
  SendInvitesMutationVariables,
  AddFacilitatorsMutation,
  AddFacilitatorsMutationVariables,
  WithdrawInvitationMutation,
  WithdrawInvitationMutationVariables,
} from '../generated.ts'

export const InvitationsDocument =
  'query Invitations($id:ID!){workshop(id:$id){id password creator{id}facilitatorGroup{id username firstName lastName}invitations{...InvitationRow}}}fragment InvitationRow on Invitation{email invitedAs expiresAt}' as TypedDocument<
    InvitationsQuery,
    InvitationsQueryVariables
  >
export const SendInvitesDocument =
  'fragment InvitationRow on Invitation{email invitedAs expiresAt}mutation SendInvites($workshopId:ID!$invitees:[String]!){sendInvites(workshopId:$workshopId invitees:$invitees){ok errorString invitations{...InvitationRow}}}' as TypedDocument<
    SendInvitesMutation,
    SendInvitesMutationVariables
  >
export const AddFacilitatorsDocument =
  'mutation AddFacilitators($workshopId:ID!$invitees:[String]!){addFacilitators(workshopId:$workshopId invitees:$invitees){ok errorString notFound workshop{id facilitatorGroup{id email}}}}' as TypedDocument<
    AddFacilitatorsMutation,
    AddFacilitatorsMutationVariables
  >
export const WithdrawInvitationDocument =
  'mutation WithdrawInvitation($workshopId:ID!$email:String!){withdrawInvitation(workshopId:$workshopId email:$email){ok errorString}}' as TypedDocument<
    WithdrawInvitationMutation,
    WithdrawInvitationMutationVariables
  >
