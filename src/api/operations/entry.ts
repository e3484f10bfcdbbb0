// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  WorkshopQuery,
  WorkshopQueryVariables,
  ServerTimeQuery,
  ServerTimeQueryVariables,
} from '../generated.ts'

export const WorkshopDocument =
  'query Workshop($id:ID!){workshop(id:$id){...WorkshopRow lobbyTitle lobbyDesc password color ended isFacilitator hasProjectorLink facilitatorGroup{id firstName lastName}}}fragment WorkshopRow on Workshop{id workshopName createdTimeStamp template templateDesc templatePic creator{id firstName lastName}}' as TypedDocument<
    WorkshopQuery,
    WorkshopQueryVariables
  >
export const ServerTimeDocument = 'query ServerTime{serverTime}' as TypedDocument<
  ServerTimeQuery,
  ServerTimeQueryVariables
>
