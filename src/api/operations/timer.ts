// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  StartTimerMutation,
  StartTimerMutationVariables,
  UpdateTimerMutation,
  UpdateTimerMutationVariables,
  StopTimerMutation,
  StopTimerMutationVariables,
} from '../generated.ts'

export const StartTimerDocument =
  'mutation StartTimer($workshopId:ID!$seconds:Int!$partId:ID$locksInput:Boolean$revision:Int){startTimer(workshopId:$workshopId seconds:$seconds partId:$partId locksInput:$locksInput revision:$revision){ok errorString errorCode errorValues}}' as TypedDocument<
    StartTimerMutation,
    StartTimerMutationVariables
  >
export const UpdateTimerDocument =
  'mutation UpdateTimer($id:ID$workshopId:ID!$addSeconds:Int$paused:Boolean$revision:Int){updateTimer(id:$id workshopId:$workshopId addSeconds:$addSeconds paused:$paused revision:$revision){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateTimerMutation,
    UpdateTimerMutationVariables
  >
export const StopTimerDocument =
  'mutation StopTimer($workshopId:ID!$revision:Int){stopTimer(workshopId:$workshopId revision:$revision){ok errorString errorCode errorValues}}' as TypedDocument<
    StopTimerMutation,
    StopTimerMutationVariables
  >
