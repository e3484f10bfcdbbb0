// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type { TypedDocument, MyWorkshopsQuery, MyWorkshopsQueryVariables } from '../generated.ts'

export const MyWorkshopsDocument =
  'query MyWorkshops{workshops(template:false){...WorkshopRow password}}fragment WorkshopRow on Workshop{id workshopName createdTimeStamp template templateDesc templatePic creator{id firstName lastName}}' as TypedDocument<
    MyWorkshopsQuery,
    MyWorkshopsQueryVariables
  >
