import { officialBrainstormValues, translatedBrainstorm } from './brainstorm/template.ts'
import type { BrainstormTexts, OfficialBrainstorm } from './brainstorm/template.ts'

/** An activity of an official template, of one of the kinds that these are made of. */
export type OfficialActivity = OfficialBrainstorm

/** What is read of one, in another language than English. */
export type OfficialTexts = BrainstormTexts

/** How each kind makes an activity of what stands in an official template. */
const officialKinds = {
  brainstorm: { values: officialBrainstormValues, translated: translatedBrainstorm },
}

/** What the model of its kind makes the activity of. */
export function officialValues(activity: OfficialActivity): unknown {
  return officialKinds[activity.kind].values(activity)
}

/** The same activity with the texts of another language. */
export function officialIn(activity: OfficialActivity, texts: OfficialTexts): OfficialActivity {
  return officialKinds[activity.kind].translated(activity, texts)
}
