// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  RemotesQuery,
  RemotesQueryVariables,
  NotesQuery,
  NotesQueryVariables,
  CreateRemoteCodeMutation,
  CreateRemoteCodeMutationVariables,
  PairRemoteMutation,
  PairRemoteMutationVariables,
  DisconnectRemoteMutation,
  DisconnectRemoteMutationVariables,
} from '../generated.ts'

export const RemotesDocument =
  'query Remotes($id:ID!){workshop(id:$id){remotes{id pairedAt isMine facilitatorName}}}' as TypedDocument<
    RemotesQuery,
    RemotesQueryVariables
  >
export const NotesDocument = 'query Notes($partId:ID!){notes(partId:$partId)}' as TypedDocument<
  NotesQuery,
  NotesQueryVariables
>
export const CreateRemoteCodeDocument =
  'mutation CreateRemoteCode($workshopId:ID!){createRemoteCode(workshopId:$workshopId){ok errorString errorCode errorValues url remoteId seconds}}' as TypedDocument<
    CreateRemoteCodeMutation,
    CreateRemoteCodeMutationVariables
  >
export const PairRemoteDocument =
  'mutation PairRemote($workshopId:ID!$code:String!$attempt:ID!){pairRemote(workshopId:$workshopId code:$code attempt:$attempt){ok errorString errorCode errorValues token remoteId}}' as TypedDocument<
    PairRemoteMutation,
    PairRemoteMutationVariables
  >
export const DisconnectRemoteDocument =
  'mutation DisconnectRemote($workshopId:ID!$remoteId:ID!){disconnectRemote(workshopId:$workshopId remoteId:$remoteId){ok errorString errorCode errorValues}}' as TypedDocument<
    DisconnectRemoteMutation,
    DisconnectRemoteMutationVariables
  >
