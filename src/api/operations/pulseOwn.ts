// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  PulseTrendQuery,
  PulseTrendQueryVariables,
  OwnVotesInPulseQuery,
  OwnVotesInPulseQueryVariables,
} from '../generated.ts'

export const PulseTrendDocument =
  'query PulseTrend($pulseId:ID!){pulseTrend(pulseId:$pulseId){id pulseName workshopId workshopName createdTimeStamp categories{sliderGroupName groupResult statements{sliderText groupResult count}}}}' as TypedDocument<
    PulseTrendQuery,
    PulseTrendQueryVariables
  >
export const OwnVotesInPulseDocument =
  'query OwnVotesInPulse($id:ID!){pulse(id:$id){round sliderpollSet{id slidervoteSet{value1}}}}' as TypedDocument<
    OwnVotesInPulseQuery,
    OwnVotesInPulseQueryVariables
  >
