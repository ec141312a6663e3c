/** What words of keys and labels mean in still further languages, as words-of-more-languages.ts. */
import type { Meaning } from './meanings.ts'

/** Latvian, Lithuanian, Slovenian, Icelandic, Catalan, Vietnamese, Indonesian, Hindi, Persian, Thai. */
export const FURTHER_WORDS: Readonly<Partial<Record<Meaning, string>>> = {
  email: `e pasts, epasts, e pasta adrese, epasta adrese, el paštas, elektroninis paštas, el pašto adresas, e naslov, elektronski naslov, e poštni naslov, elektronska pošta,
    netfang, tölvupóstur, póstfang, correu, correu electrònic, adreça electrònica, địa chỉ email, thư điện tử, alamat email, surel, alamat surel, ईमेल, ई मेल, ईमेल पता, ایمیل, آدرس ایمیل, پست الکترونیک, อีเมล, อีเมล์`,
  phone: `tālrunis, tālruņa numurs, telefona numurs, telefonas, telefono numeris, tel nr, mobilus telefonas, telefonska številka, mobilni telefon, sími, símanúmer, farsími, gsm sími,
    telèfon, telèfon mòbil, mòbil, số điện thoại, điện thoại, sđt, di động, no hp, nomor hp, nomor telepon, no telepon, telepon, nomor ponsel, ponsel, nomor whatsapp, फ़ोन, फोन, फ़ोन नंबर, फोन नंबर, मोबाइल, मोबाइल नंबर, تلفن, شماره تلفن, موبایل, شماره موبایل, تلفن همراه, โทรศัพท์, เบอร์โทรศัพท์, เบอร์โทร`,
  name: `vārds un uzvārds, vārds uzvārds, vardas ir pavardė, vardas pavardė, ime in priimek, nafn, fullt nafn, nafn þitt, nom i cognoms, nom complet, họ và tên, họ tên, tên đầy đủ, nama, nama lengkap, nama anda, नाम, पूरा नाम, नाम और उपनाम, نام و نام خانوادگی, ชื่อ นามสกุล, ชื่อและนามสกุล`,
  first_name: `vārds, vardas, skírnarnafn, fornafn, eiginnafn, tên, nama depan, पहला नाम, प्रथम नाम, نام, ชื่อ`,
  last_name: `uzvārds, pavardė, priimek, eftirnafn, kenninafn, cognom, cognoms, họ, nama belakang, उपनाम, अंतिम नाम, نام خانوادگی, นามสกุล`,
  note: `ziņa, ziņojums, jūsu ziņa, komentārs, komentāri, piezīmes, žinutė, pranešimas, komentaras, komentarai, pastabos, sporočilo, vaše sporočilo, opombe, opomba, komentarji, skilaboð, athugasemd, athugasemdir, fyrirspurn,
    missatge, el teu missatge, comentaris, observacions, nội dung, tin nhắn, lời nhắn, ghi chú, pesan, pesan anda, catatan, komentar anda, संदेश, टिप्पणी, पیام, توضیحات, ข้อความ, หมายเหตุ`,
  city: `pilsēta, miestas, mesto bivanja, kraj bivanja, borg, bær, sveitarfélag, ciutat, població, thành phố, kota, शहर, शहर का नाम, شهر, จังหวัด`,
  postal_code: `pasta indekss, pašto kodas, poštna številka, póstnúmer, codi postal, mã bưu điện, kode pos, पिन कोड, کد پستی, รหัสไปรษณีย์`,
  address: `adrese, dzīvesvietas adrese, iela, adresas, gatvė, naslov, naslov bivališča, ulica in številka, heimilisfang, heimili, adreça, carrer, địa chỉ, alamat, alamat lengkap, पता, آدرس, ที่อยู่`,
  country: `valsts, šalis, država bivanja, quốc gia, nước, negara, देश, کشور, ประเทศ`,
  company: `uzņēmums, įmonė, podjetje, fyrirtæki, công ty, perusahaan, कंपनी, شرکت, บริษัท`,
  consent: `jaunumi, jaunumus, jaunumiem, naujienlaiškis, naujienlaiškį, naujienos, naujienas, e novice, fréttabréf, fréttabréfið, póstlisti, póstlistann, butlletí, novetats, bản tin, nhận bản tin, buletin, nawala, berlangganan, समाचार पत्र, न्यूज़लेटर, خبرنامه, จดหมายข่าว`,
  terms: `noteikumi, privātuma politika, sąlygos, privatumo politika, pogoji, pogoje, skilmálar, skilmála, persónuverndarstefna, condicions, política de privacitat, điều khoản, syarat, शर्तें, شرایط`,
  filler: `vēlos, saņemt, noriu, gauti, želim, prejemati, soovin, saada, já, takk, ég, vil, fá, vull, rebre, el, la, meu, teva, của bạn, anda, jūsu, jūsų, vaš, vaša, vaše, þitt, þinn, आपका, شما, ของคุณ`,
}
