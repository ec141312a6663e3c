-- Names are sorted by a stored key in which case and accents do not separate: the same value, hence the same order, on
-- every PostgreSQL, whatever its locale. The key is cut so that with the name it fits an index; the name itself follows.
create function sort_key(name text) returns text language plpgsql immutable parallel safe as $$
begin
  if octet_length(name) = length(name) then
    return left(lower(name collate "C"), 100);
  end if;
  return left(replace(replace(replace(replace(
    translate(
      lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')
        collate "C"),
      'ÐØĐĦŁŊŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖøđðłħŧıςÆŒÞẞ',
      'dodhlŋtɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆoddlhtiσæœþß'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 100);
end $$;

alter table contact add column name_key text collate "C" generated always as (sort_key(name)) stored;
alter table product add column title_key text collate "C" generated always as (sort_key(title)) stored;
alter table collection add column title_key text collate "C" generated always as (sort_key(title)) stored;
alter table post add column title_key text collate "C" generated always as (sort_key(title)) stored;
alter table workspace add column name_key text collate "C" generated always as (sort_key(name)) stored;

create index contact_by_name_key on contact (workspace_id, name_key, name collate "C", id);
drop index contact_by_name;
