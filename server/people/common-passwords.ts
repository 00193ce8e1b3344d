/**
 * Passwords that everybody tries first. Short ones are refused for their length, runs and repetitions by their form, so the
 * list holds words and what people put behind them: together far more than the thousand most used.
 */

/** As they are, and with an ending. */
const WORDS = `
  password passwort passwd passw motdepasse wachtwoord contrasena parola parol lozinka heslo senha changeme letmein
  letmeinnow welcome willkommen bienvenue bienvenido benvenuto welkom secret geheim default unknown master administrator admin
  adminadmin access login trustno security private system server root test tester testing testtest guest user qwerty qwertz azerty
  asdfgh asdf asdfjkl zxcv zxcvbn zxcvbnm qwer qwert qwertyu yxcvbnm abc abcd abcde abcdef dearbook cambiami target tinkle
  iloveyou iloveu iloveme ilovegod loveyou loveme lovely lovelove lover loverboy lovers love forever forever21 together
  jetaime ichliebedich schatz schatzi liebe liebling amore amorcito teamo tequiero teamomucho tiamo tesoro hallo hello hellohello
  bonjour soleil chouchou doudou loulou coucou hola ciao ciaociao princess princesa principessa prinzessin babygirl babyboy baby
  angel angels angelo angelica sunshine sonnenschein sunflower sommer winter autumn summer spring frühling herbst schnecke
  football baseball basketball basket softball volleyball fussball fußball soccer hockey tennis cricket golf golfer lacrosse
  bowling fishing racing running runner player winner champion victory legend warrior warriors fighter hunter hunting killer sniper
  slayer predator terminator assassin soldier marine marines airborne ranger rangers semperfi military police fireman firefighter
  superman batman spiderman spiderma ironman wolverine wolverin deadpool avengers captain america american superstar
  superhero starwars startrek stargate jedi yoda vader skywalker gandalf matrix neo trinity avatar titanic gladiator
  godfather godzilla scarface simpsons simpson homer bart garfield snoopy mickey minnie donald disney pikachu pokemon naruto sasuke
  dragonball vegeta minecraft warcraft starcraft diablo halo fortnite roblox counter counterstrike nintendo playstation xbox gamer
  gaming zelda mario sonic fantasy finalfantasy pirate pirates viking vikings wizard dragon dragons monster monsters zombie vampire
  phantom shadow shadows darkness darkside midnight nightmare nemesis enigma mystery magic magical unicorn einhorn phoenix
  butterfly butterfly1 schmetterling mariposa papillon farfalla flower flowers blume rose rosebud daisy cherry peach peaches
  banana orange apple apples strawberry chocolate schokolade chocolat cookie cookies cupcake cheese cheesecake pepper peanut
  popcorn pumpkin pineapple icecream coffee cocacola pepsi guinness budlight heineken marlboro whiskey snickers butter
  computer internet windows microsoft google facebook instagram twitter myspace youtube yahoo linkedin samsung motorola nokia iphone
  android apple123 logitech compaq toshiba digital network webmaster database explorer firefox facebook1 online website
  monkey donkey tiger tigers tigger lion lions panther panthers jaguar leopard cougar wildcat wildcats bulldog bulldogs doggie dog
  puppy puppies kitty kitten hellokitty pussycat elephant dolphin dolphins penguin turtle rabbit bunny hamster horse horses
  horses1 mustang stallion pony eagle eagles falcon falcons hawk raven ravens scorpion scorpio spider cobra viper python wolf
  wolfpack wolves bear bears poohbear panda chicken rooster turkey badger buffalo beaver crocodile lizard snake shark sharks
  ferrari porsche mercedes mercedesbenz bmw audi volkswagen toyota honda nissan suzuki yamaha kawasaki ducati harley harleydavidson
  corvette camaro chevrolet chevelle chevy mustang1 bentley lamborghini bugatti subaru skyline renault peugeot citroen fiat
  arsenal chelsea liverpool everton manchester manutd united newcastle tottenham juventus inter milan barcelona realmadrid madrid
  bayern bayernmuenchen dortmund schalke werder hamburg stpauli ajax feyenoord psv marseille olympique paris spartak zenit
  yankees redsox giants cowboys steelers packers broncos raiders redskins patriots redwings lakers celtic celtics rolltide gators
  london england scotland ireland germany deutschland berlin muenchen münchen koeln france francia italia italien spain espana
  russia rossiya moscow moskva ukraine poland polska holland nederland amsterdam europe america1 canada mexico brazil brasil
  pakistan india australia newyork brooklyn chicago boston dallas houston denver florida georgia virginia carolina california
  arizona colorado montana michigan alaska hawaii lasvegas hollywood paradise
  michael michelle michaela jennifer jessica samantha stephanie stefanie christian christin christina christine christopher
  alexander alexande alexandr alexandra alexandre alexandru anthony andrew andrea andreas andrey angela angelina annette antonio
  ashley barbara benjamin bernhard brandon brandy brittany cameron caroline carolin catherine charles charlie charlotte chris
  claudia courtney daniel daniela danielle david diana dominik dominic dominique edward elizabeth elizabet elisabeth emmanuel
  florian francesca francesco francisco franklin frederic gabriel gabriela george giovanni giuseppe gregory hannah heather
  isabella isabelle jackson jasmine jason jeffrey jeremy joanna jonathan jordan joseph joshua julian juliana julien justin
  karina katarina katharina katherine kathleen kimberly kristina kristine lauren leonardo lorenzo madison manfred manuela marcus
  margaret margarita maria marina marshall martin martina matthew matthias maximilian maximus maxwell melanie melissa mercedes1
  mitchell monica morgan natalia natalie natasha nathan nathalie nicholas nicolas nicole oksana oliver olivia pamela patricia patrick
  paulina peter philip philippe phillip rebecca richard robert roberto ronaldo cristiano sabrina salvador samuel sandra
  sebastian sebastien sergey sharon shannon sophie spencer stanley stephen steven svetlana sylvia tatiana theresa thomas
  tiffany timothy travis vanessa veronica veronika victor victoria viktoria vincent vincenzo vladimir vladislav walter
  william williams winston zachary anderson johnson messi neymar einstein napoleon beethoven mozart metallica metallic nirvana
  slipknot pearljam eminem rammstein beatles beatles1 queen blink madonna hendrix ladygaga justinbieber onedirection
  whatever nothing something anything everything everyone nobody somebody however forgotten remember password123 freedom liberty
  justice success money moneymoney millionaire diamond diamonds platinum golden silver crystal mountain ocean rainbow snowball
  snowflake thunder lightning fire water earth heaven hellfire jesus jesuschrist christ jesus1 godisgood blessed blessing allah
  mohammed muhammad bismillah buddha family familia famille familie mother mommy daddy bigdaddy father brother sister friends friend
  bestfriend freunde amigos bubbles bubblegum sweetie sweetheart sweety honey honeybun pookie pookie1 cutie cutiepie beautiful
  handsome gorgeous sexy sexsex happy happiness smile smiley crazy awesome genius classic electric creative extreme infinity
  destiny eclipse genesis voyager spitfire avalon excalibur atlantis champions college school student teacher doctor general
  monday tuesday wednesday thursday friday saturday sunday january february march april august september october november december
  purple yellow green black white blackcat whitecat redrum bluesky darkangel blackangel sexygirl sexybitch fuckyou fuckyou1 fuckme
  fuckoff fucking asshole bullshit shithead dickhead butthead bitch bastard stupid idiot loser suckit biteme blowme bigdog bigboy
  badboy badgirl hotdog hotgirl playboy maverick iceman topgun scooter scooby boomer buster bailey sparky smokey lucky maggie molly
  sophia bella princesse azertyuiop nicetomeetyou helpme please open opensesame sesame mynoob drowssap pass passpass
  passport passion lifehack klaster freeuser woaini tianya zaqwsx qazwsx qazxsw nikita samson gfhjkm ghbdtn lalala hahaha blabla
  blablabla yfnfif fktrcfylh vfrcbv marlene jonas lukas leonie harbour harbor hafen boardgame boardgames shipping container shanghai
  hardcore bollocks maryjane westside eastside cherokee swordfish swordfis peekaboo valentin valentina valentine cardinal cardinals
  liverpoo spongebob tinkerbell cinderella pickles waterfall lonewolf nightwish sweetpea
`;

/** Walks over a keyboard and numbers with a meaning; runs and repetitions are refused by their form. */
const WHOLE = `
  1qaz2wsx 1qaz2wsx3edc 1qazxsw2 12qwaszx zaq12wsx zaq1zaq1 zaq1xsw2 qazwsxedc qazwsxedcrfv qaz12345 qazxswedc qweasdzxc qweasd123
  qweasdyxc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6z q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 a1b2c3d4 a1s2d3f4 1a2b3c4d 1a2s3d4f 123qweasd
  123qweasdzxc qwe123qwe qwe12345 qweqwe123 asdasd123 asd12345 asdqwe123 zxc12345 zxcasdqwe zxcvbnm1 1234qwer qwer1234 qwer4321
  1234asdf asdf1234 asdfqwer qwerasdf 1234abcd abcd1234 abc12345 12345abc 12345qwert qwert12345 123456abc abc123456 123abc123 abc123abc
  123456a1 123456aa aa123456 a1234567 a12345678 a123456789 123456789a 123456789q 123456789z q123456789 qq123456 123123qwe 123qwe123
  123321123 12344321 1234554321 123454321 123654789 147258369 147852369 159357456 159753456 258456159 321654987 369258147 741852963
  789456123 963852741 951753852 11223344 1122334455 112233445566 44332211 01012000 01011980 01011990 01011991 01012011 10203040 1020304050
  20202020 13571113 12131415 13131313 19841984 20002000 20012001 20102010 20112011 20122012 31415926 31415926535 27182818 4815162342 8675309a
  12345678910 1234567891 1234567899 123456123 123456654 0987654321 09876543 98765432 987654321 9876543210 87654321 trustno1 ncc1701d ncc1701e thx11380 rush2112 blink182 bond007a jordan23
  michael1 number11 p4ssw0rd passw0rd pa55word pa55w0rd passw0rd1 secret123 hello123 111222tianya usuckballz1 1232323q indya123
`;

const split = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const KNOWN: ReadonlySet<string> = new Set([...split(WORDS), ...split(WHOLE)]);

/** Up to six digits and two marks, at the end or the beginning. */
const ENDING = /\d{0,6}[!?.*#$_-]{0,2}$/;
const BEGINNING = /^\d{1,4}/;

const MEANT: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  $: 's',
  '5': 's',
  '1': 'i',
};

/** Letters written as digits and signs, as in p@ssw0rd. */
const plain = (password: string): string => password.replace(/[@403$51]/g, (sign) => MEANT[sign] ?? sign);

/** Whether it is one of those that are tried first; `password` in small letters. */
export function isCommon(password: string): boolean {
  const word = password.replace(ENDING, '');
  return [password, word, word.replace(BEGINNING, '')].some(
    (each) => KNOWN.has(each) || KNOWN.has(plain(each)),
  );
}
