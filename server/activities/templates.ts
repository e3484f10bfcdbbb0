import { officialBrainstormValues, translatedBrainstorm } from './brainstorm/template.ts'
import type { BrainstormTexts, OfficialBrainstorm } from './brainstorm/template.ts'

/** An activity of an official template, of one of the kinds that official templates use. */
export type OfficialActivity = OfficialBrainstorm

/** Its texts in a language other than English. */
export type OfficialTexts = BrainstormTexts

/** How each kind creates an activity from an official template. */
const officialKinds = {
  brainstorm: { values: officialBrainstormValues, translated: translatedBrainstorm },
}

/** The values from which the kind's model creates the activity. */
export function officialValues(activity: OfficialActivity): unknown {
  return officialKinds[activity.kind].values(activity)
}

/** The same activity with the texts of another language. */
export function officialIn(activity: OfficialActivity, texts: OfficialTexts): OfficialActivity {
  return officialKinds[activity.kind].translated(activity, texts)
}
