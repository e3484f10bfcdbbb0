/** Pulses as the tests read them. */

export interface Place {
  workshopId: string
  partId: string
  objectId: string
  groupId: string
}

export interface Statement {
  id: string
  sliderText: string
  approved: boolean
  count: number | null
  groupVotesDist: string | null
  groupResult: number | null
  earlier: { mean: number; count: number } | null
  slidervoteSet: { value1: number }[]
}

export interface Pulse {
  id: string
  pulseName: string
  approvalNeeded: boolean
  resultsReadable: boolean
  slidergroupSet: {
    id: string
    sliderGroupName: string
    votedCount: number
    groupResult: number | null
    sliderpollSet: Statement[]
  }[]
}

export interface Made {
  part: { id: string; objectId: string }
  pulse: Pulse
}

export const shape = `id pulseName approvalNeeded resultsReadable slidergroupSet { id sliderGroupName votedCount groupResult
  sliderpollSet { id sliderText approved count groupVotesDist groupResult earlier { mean count }
    slidervoteSet { value1 } } }`

export function placeOf(workshopId: string, { part, pulse: { slidergroupSet } }: Made): Place {
  return { workshopId, partId: part.id, objectId: part.objectId, groupId: slidergroupSet[0]?.id ?? '' }
}
