/** What people tell of when they need a thing, a thing a row: its concept, and words in English, Swedish, German, French and Spanish. */
import { FROM_3 } from './from-3.ts'
import { FROM_BEDD } from './from-bedd.ts'
import { FROM_CAKE } from './from-cake.ts'
import { FROM_CLOTHES_R } from './from-clothes-r.ts'
import { FROM_DOG } from './from-dog.ts'
import { FROM_FILLI } from './from-filli.ts'
import { FROM_GRE } from './from-gre.ts'
import { FROM_IN } from './from-in.ts'
import { FROM_LOOP } from './from-loop.ts'
import { FROM_NIP } from './from-nip.ts'
import { FROM_PLANT_ST } from './from-plant-st.ts'
import { FROM_ROOM_S } from './from-room-s.ts'
import { FROM_SLOW_F } from './from-slow-f.ts'
import { FROM_TANK_T } from './from-tank-t.ts'
import { FROM_VIN } from './from-vin.ts'

export const SITUATIONS: readonly string[] = [
  FROM_3,
  FROM_BEDD,
  FROM_CAKE,
  FROM_CLOTHES_R,
  FROM_DOG,
  FROM_FILLI,
  FROM_GRE,
  FROM_IN,
  FROM_LOOP,
  FROM_NIP,
  FROM_PLANT_ST,
  FROM_ROOM_S,
  FROM_SLOW_F,
  FROM_TANK_T,
  FROM_VIN,
].flatMap((rows) => rows.trim().split('\n'))
