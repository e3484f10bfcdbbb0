// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  RecentWorkshopsQuery,
  RecentWorkshopsQueryVariables,
  WorkshopPageQuery,
  WorkshopPageQueryVariables,
  DeletedWorkshopsQuery,
  DeletedWorkshopsQueryVariables,
  RestoreWorkshopMutation,
  RestoreWorkshopMutationVariables,
  EraseWorkshopMutation,
  EraseWorkshopMutationVariables,
  SetRetentionMutation,
  SetRetentionMutationVariables,
} from '../generated.ts'

export const RecentWorkshopsDocument =
  'fragment SessionRow on Workshop{id workshopName createdTimeStamp retentionDays ended creator{id firstName lastName}}query RecentWorkshops($first:Int){workshops(template:false first:$first){...SessionRow}}' as TypedDocument<
    RecentWorkshopsQuery,
    RecentWorkshopsQueryVariables
  >
export const WorkshopPageDocument =
  'fragment SessionRow on Workshop{id workshopName createdTimeStamp retentionDays ended creator{id firstName lastName}}query WorkshopPage($first:Int$after:ID$search:String){workshops(template:false first:$first after:$after search:$search){...SessionRow password}}' as TypedDocument<
    WorkshopPageQuery,
    WorkshopPageQueryVariables
  >
export const DeletedWorkshopsDocument =
  'fragment DeletedRow on Workshop{id workshopName createdTimeStamp template erasedAt}query DeletedWorkshops{sessions:workshops(template:false deleted:true){...DeletedRow}templates:workshops(template:true deleted:true){...DeletedRow}}' as TypedDocument<
    DeletedWorkshopsQuery,
    DeletedWorkshopsQueryVariables
  >
export const RestoreWorkshopDocument =
  'mutation RestoreWorkshop($id:ID!){restoreWorkshop(id:$id){ok errorString errorCode errorValues}}' as TypedDocument<
    RestoreWorkshopMutation,
    RestoreWorkshopMutationVariables
  >
export const EraseWorkshopDocument =
  'mutation EraseWorkshop($workshopId:ID!){eraseWorkshop(workshopId:$workshopId){ok errorString errorCode errorValues}}' as TypedDocument<
    EraseWorkshopMutation,
    EraseWorkshopMutationVariables
  >
export const SetRetentionDocument =
  'mutation SetRetention($workshopId:ID!$retentionDays:Int!){updateWorkshop(workshopId:$workshopId retentionDays:$retentionDays){ok errorString errorCode errorValues}}' as TypedDocument<
    SetRetentionMutation,
    SetRetentionMutationVariables
  >
