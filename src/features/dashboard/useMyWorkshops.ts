import { MyWorkshopsDocument } from '#api/operations/dashboard.ts'
import type { MyWorkshopsQuery } from '#api/generated.ts'
import { useQuery } from '#api/useQuery.ts'
import type { QueryView } from '#api/useQuery.ts'

/** A session as the dashboard lists it. */
export type WorkshopRow = MyWorkshopsQuery['workshops'][number]

/** The sessions of the account, newest first. */
export function useMyWorkshops(): QueryView<MyWorkshopsQuery> {
  return useQuery(MyWorkshopsDocument, {})
}
