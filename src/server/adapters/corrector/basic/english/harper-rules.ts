import type { EditKind } from '#domain/edits.ts';
import { list } from '#server/adapters/corrector/basic/rule.ts';

/*
 * The rules of Harper that we apply, by the kind of mistake that they mend. An allow-list: rules of style, of brands and
 * of regions, and rules that are wrong too often in learners' writing, are not in it. Spelling is ranked by ourselves.
 */
const BY_KIND: Readonly<Partial<Record<EditKind, string>>> = {
  agreement: `IAmAgreement IDo IsBeenAuxSequence LooksLikes MakeItSeem PronounInflectionBe
    SomethingIs ThereIsAgreement`,
  'verb-form': `AllowTo AskNoPreposition BeBiased BeConcerned BePrejudiced BeShocked BeWorried Bought CanBeSeen ComplainAsNoun DidPast
    DontCan DoubleModal HelpedPast HowDoesCompared IsKnownFor LayoutVerb LetToDo LookForwardTo
    LookingForwardTo ModalSeem NotBeAfterNot NowKnownAs Payed
    RegularIrregulars Respond SimplePastToPastParticiple SupposedTo ThreatenVerb ToWorryAbout UseToUsedTo WillContain
    WishCould WorthToDo`,
  article: `ALongTime AfterAWhile AllOfASudden AnAnother AnotherAn ASomeTime FewUnitsOfTimeAgo ForAWhile
    ForTheMostPart ForTheNthTime GrindToAHalt HaveAHardTime InAHurry InAnIdealWorld InAWhile LongTimeAgo OnceInAWhile
    SomeWithoutArticle ThanksALot TheAnother TheHowWhy TheMy`,
  'noun-number': `AnotherOnes AnotherThings AtAllCosts BehindTheScenes CriteriaPhenomena HumanBeings
    InDetail InThisThatRegard KindOf LevelOfDetails MakeSense MostOfTheTimes OldestInTheBook OneOfTheSingular PartsOfSpeech
    PassersBy PluralWrongWordOfPhrase PointsOfView QuantifierNumeralConflict RulesOfThumb`,
  preposition: `AccuseOf AmountsFor ApartFrom ArriveOnWeekday ArriveTo AspireTo AtTheBestOfTimes AtTheEndOfTheDay
    AtTheVeryLeast AwaitFor AwareOf BewareOf ByAccident ByOnesOwn ClaimToFame CommitmentTo ComprisesOf ConstituteAs CraveFor
    CureFor CuriousAbout DespiteItIs DespiteOf Discuss DuringAges ExceptOf FascinatedBy FedUpWith ForFreeOfCharge
    FullToTheBrim GetUsedTo GoodAt GoToSleep HiddenIn Impressed InFavourOfDoing InNeedOf InspiredBy InterestedIn
    InTheFirstPlace InvestIn JealousOf LastNight LaughOfAt LeaveToFor MeansALotTo ObsessPreposition OnFirstGlance OnFloor
    OnTopOf PassionateAbout ReasonForDoing ResponsibilityFor RifeWith RunIntoProblemsOrTrouble SameAs SimilarLike TakeALookTo
    TakeCareOf TakePrideIn ThinkKnowOff ThriveOn UnderneathOf WithOpenArms`,
  pronoun: `CapitalizePersonalPronouns CompoundSubjectI EachOthersPossessive FriendOfMe ItsPossessive OnesSelf
    SubjectPronoun TheyToThem WhomSubjectOfVerb`,
  'word-order': 'HowItLooksLike NoLongerPronoun NorModalPronoun NotOnlyInversion',
  'missing-word': `AdvantageOf ACoupleMore EverySingleOneOf GoSoFarAsTo HowTo ItTimeAuxiliary PronounAre QuantifierNeedsOf
    SomeOfThe SufficeItToSay ThereMissingIsClause`,
  'extra-word': `AdjectiveDoubleDegree AfterLater AsIfThough AsItHappens AsOfLately EverPronounRelPronoun InTimeFromNow
    ItLooksLikeThat LikeAsIf MoreBetter RepeatedWords ToAdverb Towards Unless WholeEntire WithoutOut ALittleOfPractice`,
  capital: 'ArriveOnWeekday Holidays TheProperNounPossessive',
  punctuation: `Cant ElsePossessive ItsContraction LetsConfusion Lots SomebodyElses Theres
    TomorrowPossessiveModifier`,
  spacing: `AfterAll Alongside AllThough Anybody Anyhow Anywhere AsLongAs Bypass Everybody Everyone Everywhere EveryTime Handful
    Haphazard However InAnyWay InThe Instead InsteadOf Intact Itself LikelyHood Likewise Meanwhile Misunderstand
    Misunderstood Misuse Myself Nobody Nonetheless Nothing Nowadays Nowhere OfCourse OpenCompounds Overall Overnight
    Regardless ScapeGoat Somebody Somehow Somewhere Straightforward Therefore Upset Whereas Without Worldwide
    Worthwhile Yourself`,
  'word-choice': `ALotOf AMeansToAnEnd APart Addicting AheadAnd AllReady AllWellAndGood AndIn AndTheLike AsComparedTo AsFollows
    AsMuchAs AsOpposedTo AtFaceValue AtLeasToLeast AtLestToLeast BareInMind BatedBreath BeenThere BesideThePoint BestRegards
    BetterOffPhrase BoarderBorder CantWay CaseInPoint CeaseTo ColdModalTypo Confident ConvenientStore DayAndAge Didnt
    DoesOrDose DoIAdjective DoMistake DoToDueTo EachAndEveryOne EggYolk EverEvery EverSince Everyday ExitedExcitedContext
    ExplanationMark ExtendOrExtent FairBit FeelFell FindFine FirstAidKit ForNoun FreePredicate GetPassGoPass
    GetRidOf GoingTo HalfAnHour HavePassed HeartToHeard HeDos HelloGreeting HopHope HowMach HumanLife ImitateFrom InDueCourse
    ItCan IveGotTo KindRegards KindSortOf KnowNothingVerb LastButNotLeast LetAlone LikeThePlague MakeDoWith ModalOf MoreThatLikely
    MyHouse NeedHelp NoLonger NotIn NotOnly NotTo NounVerbConfusion NowWay OnSecondThought OnceOrTwice OpenTheLight OughtToBe
    PeaceOfMind PiqueInterest PlayAFactor PleasRequestVerb PrincipleToPrincipalRoleNoun QuiteMany RallyToReally RelayOnForRely
    RiseTheQuestion SafeToSave SaveToSafe SeamToSeem SneakPeekPreview SoonerOrLater SpecialAttention StateOfTheArt TakeItPersonally
    TakeMedicine ThatThan ThatThis The TheDifferenceBetween TheEntiretyOf TheTheToThatThe TheWhetherWeather
    TheirToThere TheirToTheyre ThenThan ThereOwn ThereToTheir ThesesThese TheyreToTheir ThieveNoun ThingThink
    ThoughThought ThoughtProcess ThrowAway ToLoseTooLoose ToSomeDegree ToTo ToTooIdioms ToTwoToo TooTo TrialAndError TuffEnough
    TurnItOff WaistWaste WasAloud WayTooAdjective WellEducated WereWhere WidelyAccepted WinPrize WokVerbTypo WorseOrWorst
    YourOutClauseAgreement YourPredicateAdjective`,
};

/** The rules that are switched on, each with the kind of its fixes. */
export const HARPER_RULES: ReadonlyMap<string, EditKind> = new Map(
  Object.entries(BY_KIND).flatMap(([kind, names]) => list(names).map((name) => [name, kind as EditKind])),
);
