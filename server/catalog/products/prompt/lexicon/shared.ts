/** Signs, units and product names that read the same in every language. */
import { list, type Lexicon } from './meanings.ts'

export const shared: Lexicon = {
  below: list`<`,
  atMost: list`<=, =<, ≤`,
  above: list`>`,
  atLeast: list`>=, =>, ≥`,
  about: list`~, ≈`,
  orMore: list`+`,
  rangeTo: list`-, –, —, .., ..., …, ~`,
  or: list`/, |`,
  and: list`&`,
  unit: list`cm, mm, dm, m, km, kg, g, mg, hg, ml, cl, dl, l, w, kw, v, a, mah, gb, tb, mb, kb, ghz, mhz, hz, mp, px, dpi,
    psi, bar, ct, kcal, kwh, wh, gsm, db, lm, nm, p, fps, rpm, mph, km/h, %, °, ″, ′, x, stk, er, ers, m2, m3, spf, tog, cc, hp, hk`,
  // Known product names that hold a word of the tables above ("Air Max 90" is not a price).
  name: list`air max, pro max, airpods max, mad max, ultra max, home max, pepsi max, vapor max, under armour, off white,
    no iron, no show, no tie, no bake, no sew, no slip, no wax, sans serif, over the knee, over the ear, over ear,
    below the knee, black and white, salt and pepper, no name, no fear, hello kitty`,
}

/** Words that are brands in some shops but mean something else as often: alone they stay words. */
export const ORDINARY_NAMES: ReadonlySet<string> =
  new Set(list`apple, orange, mango, gap, boss, guess, next, target, coach,
  fossil, only, object, pieces, express, diesel, shell, basic, basics, home, kids, baby, urban, nature, natural, pure, simple, sport,
  sports, original, classic, classics, studio, design, art, fashion, gift, gifts, new, modern, vintage, summer, winter, spring, autumn,
  cotton, wool, leather, silk, gold, silver, wood, steel, glass, men, women, girls, boys, essential, essentials, standard,
  premium, organic, eco, bio, casual, active, outdoor, garden, kitchen, max, mini, one, dove, seed, birch, oak, lemon, rose, amber`)
