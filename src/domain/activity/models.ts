import { brainstormModel } from '../brainstorm/model.ts'
import { activityKind } from '../workshop/content.ts'
import { evaluateModel } from '../evaluate/model.ts'
import { identifyModel } from '../identify/model.ts'
import { organizeModel } from '../organize/model.ts'
import { planModel } from '../plan/model.ts'
import { presentModel } from '../present/model.ts'
import { pulseModel } from '../pulse/model.ts'
import { notYet } from './model.ts'
import type { ActivityModel, ActivityModels } from './model.ts'

/** All kinds of activities, for the server; pages know kinds by their faces. */
export const activityModels: ActivityModels = {
  brainstorm: brainstormModel,
  evaluate: evaluateModel,
  identify: identifyModel,
  organize: organizeModel,
  plan: planModel,
  present: presentModel,
  pulse: pulseModel,
}

/** The model of a content value; null for kinds that are unknown or not implemented. */
export function modelOf(models: ActivityModels, content: string): ActivityModel | null {
  const kind = activityKind(content)
  const model = kind === null ? notYet : models[kind]
  return model === notYet ? null : model
}
