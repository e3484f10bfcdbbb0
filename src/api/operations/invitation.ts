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
  ConfirmFacilitatorMutation,
  ConfirmFacilitatorMutationVariables,
  FacilitatorInvitationQuery,
  FacilitatorInvitationQueryVariables,
  AcceptInvitationMutation,
  AcceptInvitationMutationVariables,
  WaitingInvitationsQuery,
  WaitingInvitationsQueryVariables,
  MailInvitationLinkMutation,
  MailInvitationLinkMutationVariables,
} from '../generated.ts'

export const InvitationsDocument =
  'query Invitations($id:ID!){workshop(id:$id){id password creator{id}facilitatorGroup{id username firstName lastName}invitations{...InvitationRow}}}fragment InvitationRow on Invitation{email invitedAs expiresAt waitsFor isUnsent}' as TypedDocument<
    InvitationsQuery,
    InvitationsQueryVariables
  >
export const SendInvitesDocument =
  'fragment InvitationRow on Invitation{email invitedAs expiresAt waitsFor isUnsent}mutation SendInvites($workshopId:ID!$invitees:[String]!){sendInvites(workshopId:$workshopId invitees:$invitees){ok errorString errorCode errorValues invitations{...InvitationRow}}}' as TypedDocument<
    SendInvitesMutation,
    SendInvitesMutationVariables
  >
export const AddFacilitatorsDocument =
  'fragment InvitationRow on Invitation{email invitedAs expiresAt waitsFor isUnsent}mutation AddFacilitators($workshopId:ID!$invitees:[String]!){addFacilitators(workshopId:$workshopId invitees:$invitees){ok errorString errorCode errorValues notFound workshop{id facilitatorGroup{id email}invitations{...InvitationRow}}}}' as TypedDocument<
    AddFacilitatorsMutation,
    AddFacilitatorsMutationVariables
  >
export const WithdrawInvitationDocument =
  'mutation WithdrawInvitation($workshopId:ID!$email:String!){withdrawInvitation(workshopId:$workshopId email:$email){ok errorString errorCode errorValues}}' as TypedDocument<
    WithdrawInvitationMutation,
    WithdrawInvitationMutationVariables
  >
export const ConfirmFacilitatorDocument =
  'mutation ConfirmFacilitator($workshopId:ID!$email:String!){confirmFacilitator(workshopId:$workshopId email:$email){ok errorString errorCode errorValues}}' as TypedDocument<
    ConfirmFacilitatorMutation,
    ConfirmFacilitatorMutationVariables
  >
export const FacilitatorInvitationDocument =
  'query FacilitatorInvitation($token:String!){facilitatorInvitation(token:$token){status email workshopName inviter}}' as TypedDocument<
    FacilitatorInvitationQuery,
    FacilitatorInvitationQueryVariables
  >
export const AcceptInvitationDocument =
  'mutation AcceptInvitation($token:String!){acceptInvitation(token:$token){ok errorString errorCode errorValues workshopId}}' as TypedDocument<
    AcceptInvitationMutation,
    AcceptInvitationMutationVariables
  >
export const WaitingInvitationsDocument =
  'query WaitingInvitations{waitingInvitations{count byMail}}' as TypedDocument<
    WaitingInvitationsQuery,
    WaitingInvitationsQueryVariables
  >
export const MailInvitationLinkDocument =
  'mutation MailInvitationLink{mailInvitationLink{ok errorString errorCode errorValues}}' as TypedDocument<
    MailInvitationLinkMutation,
    MailInvitationLinkMutationVariables
  >
