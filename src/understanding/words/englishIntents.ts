import type { Vocabulary } from './vocabulary.ts';

/** What English speakers say to a question instead of, or besides, answering it. */
export const englishIntents: Pick<Vocabulary, 'intentNames' | 'change' | 'answers' | 'confirmation' | 'besideYes'> = {
  intentNames: {
    canCancel: {
      anywhere:
        'can i cancel, could i cancel, may i cancel, can i still cancel, could i still cancel, how do i cancel, how to cancel, how can i cancel, how would i cancel, is it possible to cancel, possible to cancel, able to cancel, allowed to cancel, what if i cancel, can it be cancelled, can it be canceled, can this be cancelled, can i stop it, can i stop the transfer, can i stop my transfer, can i call it off, too late to cancel, too late to stop, can i take it back, am i able to cancel',
      alone: '',
    },
    lastRecipient: {
      anywhere:
        'who did i send to last time, who did i send it to last time, who did i send money to last time, who did i last send to, who did i last send money to, who did i send to last, who did i send to before, who was the last person i sent to, who was my last transfer to, who did i pay last time, who got it last time, who got my last transfer, last person i sent to, the person i sent to last time, how much did i send last time, how much did i send her last time, how much did i send him last time, how much did i send them last time, what did i send her last time, what did i send him last time, what did i send last time, when did i last send, my last transfer was to whom',
      alone: '',
    },
    limits: {
      anywhere:
        'how much can i send, how much may i send, how much am i allowed to send, how much can i send a day, the most i can send, most i can send, my limit, my limits, my sending limit, sending limit, sending limits, transfer limit, transfer limits, daily limit, monthly limit, what are the limits, is there a limit, any limits, limit per day, limit a day',
      alone: 'limit, limits',
    },
    recipientLink: {
      anywhere: 'tracking link, link to follow, link to track, link for my recipient, link for the recipient',
      alone: '',
    },
    recall: {
      anywhere:
        'sent it to the wrong person, sent to the wrong person, sent the money to the wrong person, sent money to the wrong person, sent it to the wrong number, sent to the wrong number, sent the money to the wrong number, sent money to the wrong number, sent it to the wrong account, sent to the wrong account, sent the money to the wrong account, paid the wrong person, went to the wrong person, went to the wrong number, went to the wrong account, recall my transfer, recall the transfer, recall my money, recall the money, recall it',
      alone: 'recall',
    },
    open: {
      anywhere:
        "what is open, what's open, what is still open, what's still open, anything open, what are you still doing, what's outstanding, what is outstanding, anything outstanding, where is my complaint, where's my complaint, how is my complaint, status of my complaint, what about my complaint, where is my case, where's my case, how is my case, status of my case, what about my case",
      alone: '',
    },
    receipt: {
      anywhere:
        'receipt, receipts, my receipt, the receipt, a receipt, proof of payment, proof of transfer, proof of sending, payment proof, invoice',
      alone: '',
    },
    refund: {
      anywhere:
        'refund, refunds, my refund, the refund, a refund, refunded, reimbursed, reimbursement, reimburse, when do i get my money back, when will i get my money back, when does my money come back, is my money coming back',
      alone: '',
    },
    whyHeld: {
      anywhere:
        'why is it held, why is it on hold, why is my money on hold, why is my transfer on hold, on hold, why held, why on hold, why is my transfer held, why is my money held, why was it held, why was it stopped, why is it stopped, why did you stop it, why did you stop my transfer, why is it blocked, why is my transfer blocked, why is my money blocked, why is it stuck, why is my transfer stuck, why is it suspended, under review, being reviewed, why are you holding, why do you hold, held up, being held',
      alone: '',
    },
    back: {
      anywhere: `go back, previous question, previous step, one step back, step back, go one back, go back one, back one, the question before, last question,
        take me back, return to the previous, go to the previous, undo, back up a step, back a step`,
      alone: 'back, previous, before, return, undo that, back please',
    },
    cancel: {
      anywhere: `cancel, forget it, never mind, nevermind, i don t want to send anymore, don t want to send, i don t want to continue, abort,
        call it off, stop this, stop it, stop everything, leave it, scrap it, scrap that, drop it altogether, i quit, not interested anymore, i give up, no longer want, don t want this anymore`,
      alone:
        'i changed my mind, changed my mind, stop, quit, exit, end, leave, bye, goodbye, close, abandon, drop it, forget that',
    },
    cost: {
      anywhere: `how much is that in, how much is this in, how much is it in, how much would that be in, how much would it be in, how much will that be in, how much does that make in, how much does that come to in, what is that in, what s that in, what is it in, what s it in, what would that be in, what does that make in, what does that come to in, what does it come to in, what does it make in, cheaper way, any cheaper, cheaper option, cheapest way, how much does it cost, how much is it, what does it cost, cost me, costs me, the cost, costs, cost, fee, fees, your fees, charge, charges, what do you charge, is there a charge, do you charge,
        commission, exchange rate, rate, rates, today s rate, what s the rate, what is the rate, hidden costs, hidden fees, hidden fee, extra cost, how much would it be, what will i pay, what s the total,
        how much do i pay, how much will i pay, how much will it be, how much will she get, how much will he get, how much will they get, how much would, how much does, how much do they,
        how many naira, how many shillings, how many francs, how many, the damage, what is the damage, expensive, how much for, how much to, price, prices, pricing, how much will, conversion, convert, markup, margin`,
      alone: 'how much, what s the price, cheap',
    },
    greeting: {
      anywhere:
        'hi, hello, hiya, hey there, hi there, hello there, good morning, good afternoon, good evening, good day, greetings, hello again, hi again, how are you, how are you doing, how is it going, how s it going, howdy',
      alone: 'hey, yo, evening, morning, afternoon, sup, what s up, wassup',
    },
    help: {
      anywhere: `help me out, i need help, need help, need some help, can you help, could you help, i m lost, im lost, i am lost, i don t understand, don t understand, dont understand, i m confused, im confused, i am confused, confused, what do i do, what should i do,
        how do i do this, how does this work, how does it work, how do i send, how can i send, how do you send, how to send, what can you do, what can i say, what are my options, without an account, without account,
        i don t know, i dont know, don t know what, dunno, no idea, not sure what, what do you mean, what does that mean, explain, i m stuck, im stuck, stuck here, what am i supposed, show me how, i don t get it, makes no sense, no know how, don t know how, not know how`,
      alone:
        'help, options, menu, don t know, not sure, huh, what now, info, assist, assistance, idk, unsure, sos, not a clue',
    },
    howLong: {
      anywhere: `how long, how soon, how fast, how quick, how quickly, when will it, when will she, when will he, when will they, when does it, when do they, when would, will it arrive, arrive today, arrive tomorrow, be there today, be there tomorrow, be there tonight, be there by, is it instant, instant, instantly, same day,
        get there, will she have it, will he have it, will they have it, delivery time, how many days, how many hours, how many minutes, faster than, quicker than, faster, quicker, by what time, what time will, eta, how much time, does it take, take long, speed, e go reach, go reach today, go reach when, how long e go take, e go take`,
      alone: 'when, right away, immediately',
    },
    isItSafe: {
      anywhere: `safe, is it safe, secure, security, legit, legitimate, scam, scams, fraud, fraudulent, trust you, can i trust, regulated, licensed, licence, license, fca, authorised, guaranteed, guarantee, protected, protect my money, goes wrong, go wrong, lose my money, hacked, con men, rip off, ripoff,
        dodgy, reliable, trustworthy, is this real, are you real, who are you regulated, if something happens, steal, stolen, safety, insured, lost in transit, refund if, get my money back, the money back, is this company`,
      alone: 'trust, is it ok, risky',
    },
    person: {
      anywhere: `talk to a person, talk to someone, talk to somebody, speak to someone, speak to somebody, speak to a person, speak with someone, real person, real human, human, a human being, human being, agent, an agent, customer service, customer care, customer support, support team, your team, advisor, adviser, representative, call me, phone me,
        ring me, speak to an agent, live chat, live agent, complain, complaint, make a complaint, manager, supervisor, operator please, someone real, somebody real, contact you, your number, your phone number, helpline, hotline, speak to the, call you, member of staff, get someone, who can help me, can someone help me, can somebody help me, is there someone who can help`,
      alone: 'support, operator, staff, person, somebody, someone, contact, a person please',
    },
    repeat: {
      anywhere: `repeat the question, repeat that, repeat please, can you repeat, could you repeat, say that again, say it again, what did you say, what was that, what was the question, what is the question, what s the question, ask again, ask me again, come again, once more please, i missed that, didn t catch that, didn t get that, sorry what, what are you asking, read that again, read it again, one more time`,
      alone: 'repeat, pardon, pardon me, sorry, again, what, eh, come again, say again, beg your pardon, sorry?',
    },
    resend: {
      anywhere: `resend, not working, doesn t work, does not work, code is wrong, invalid code, send another code, send another, send a new code, send me a new code, send me another, new code, another code, didn t get a code, didn t get the code, didn t get it, did not get, no code, didn t receive, did not receive, haven t received, never got, never received, never came, never arrived, nothing came, not received, hasn t arrived, hasn t come, not come, no text received, no text, no sms, no email received, no message, code expired, expired code, send code again, send it again, send the code again, resend code, still waiting for the code, get a new one, where is the code, where s the code, where s my code`,
      alone: '',
    },
    sendAgain: {
      anywhere: `send again, the same again, same again, same as last time, same as before, same as last month, same as usual, the same as before, as last time, like last time, like last month, like before, repeat my last transfer, repeat last transfer, repeat the last, repeat my transfer, repeat my last, repeat transfer, redo my last,
        what we did last time, what i sent last time, the usual, usual amount, my usual, as usual please, same transfer, same person as last time, previous transfer again, last transfer again, do it again, one more like, send the same, the same to, same to, the same for, what i sent her, what i sent him, what i sent them`,
      alone: 'again please, usual, same, same please, the same, same amount, the same amount, same amount as last time',
    },
    skip: {
      anywhere: `skip, skip this, skip it, skip this one, rather not say, prefer not to say, i d rather not, rather not, prefer not, don t want to say, don t want to answer, won t say, no answer, leave it blank, leave blank, move on, next question, i have no email, have no email, no email, don t have an email, don t have email, not applicable, don t have one, haven t got one, do it later, later please, maybe later, i ll do it later, can i skip`,
      alone: 'next, pass, later, none, n/a, na, nothing, blank, continue, move along',
    },
    startOver: {
      anywhere: `start over, start again, start afresh, start fresh, start from scratch, from scratch, restart, begin again, from the beginning, from the start, from the top, from the very start, reset, reset everything, clear everything, clear all, wipe everything, new transfer, start a new, all over again, back to the start, back to square one, delete everything, delete all`,
      alone: 'begin, fresh start, over',
    },
    status: {
      anywhere: `where is my money, where s my money, wheres my money, where my money, where is my transfer, where s my transfer, where s the money, where is the money, where is it now, track, tracking, track my, transfer status, status of, status, still pending, pending, been waiting, why is it taking, taking so long, has not arrived, hasn t got it,
        hasn t received, not received the money, did she get, did he get, did they get, did it arrive, has it arrived, has it gone, has it been, got the money yet, got it yet, the money yet, received it yet, has she got, has he got, has she received, has he received, gone through, go through yet, delayed, delay, stuck transfer, my last payment, what happened to my, money hasn t arrived, not arrived, nothing came, nothing has come, nothing arrived, nothing has arrived, never came, never arrived, hasn t come, has not come, still nothing, not got it, got nothing, has got nothing, didn t get it, did not get it, didn t receive, did not receive, haven t received, never received`,
      alone: 'where is it, arrived yet, any news, update',
    },
    thanks: {
      anywhere:
        'thanks, thank you, thank u, thanx, thnks, thx, tnx, ty, cheers, thanks a lot, many thanks, much appreciated, tks, thankyou, grateful, appreciate it, appreciated, god bless, god bless you, bless you',
      alone: 'ta, ta very much, nice one, bless',
    },
    useScreens: {
      anywhere: `use the screens, the screens, screens instead, screens, the form, normal form, a form, normal screen, normal website, normal site, normal page, the website, use a form, old way, classic, the wizard, wizard, out of this chat, leave the chat, leave this chat, without the chat, no chat, not chat, don t want to chat, stop chatting, don t like chat, hate chatbots, hate chat, not a chatbot, fill it in myself, fill in myself, do it myself, regular form, regular page, regular way, normal way, quote page, standard form, the calculator, normal pages, instead of chat, instead of chatting, switch to the`,
      alone: 'form, website, classic view, screen',
    },
    why: {
      anywhere: `why do you ask, do i need an account, why do you need, why do you want, why are you asking, why you asking, why u ask, why you need, why u need, why should i, why must i, why is that needed, why is this needed, why is it needed, why ask, what s this for, what is this for, whats this for, what is that for, what do you need that for, what do you need it for, do i have to, do i have to tell, must i, is it mandatory, is this necessary, is that necessary, is it compulsory, is it required, is that required, do you really need, none of your business, not your business, what has that got to do, what for, what do you do with, reason for asking, that s private, private, how come you need, how come, what do you need my, what do you want my, what do you need it`,
      alone: 'why, y, reason, y tho, but why, necessary',
    },
  },
  change: {
    verbs: `not her, not his, not their, not the right, change, edit, modify, fix, correct, update, amend, alter, adjust, wrong, different, another, switch, swap, incorrect, redo, use another, picked the wrong, got the wrong, mistake in, mistake with, typo in, error in, review, revise`,
    whole: {
      anywhere: `change something, edit something, change my answer, change my answers, change an answer, made a mistake, i made a mistake, made an error, i made an error, i got it wrong, that was wrong, entered wrong, typed wrong, typed it wrong, put it wrong, i mistyped, mistyped, change that, fix that, edit that, correct that, fix it, change it, correct it, fix my mistake`,
      alone: 'change, edit, correction, wrong, mistake, modify, fix, oops, my mistake, error',
    },
  },
  answers: {
    amount: 'amount, amounts, sum, how much, total, figure, the money, value',
    currency: 'currency',
    destination: 'country, destination, destination country, where it goes, place',
    payoutMethod:
      'method, payout method, delivery method, how they receive it, how they receive, how she receives, how he receives, how they get it, how she gets it, way of receiving, payment method, way',
    network: 'network, operator, provider, telco',
    recipient: 'recipient, person, receiver, beneficiary, who, who it goes to, payee, guy',
    phone: 'phone number, number, mobile number, phone, mobile, tel',
    account: 'account number, account no, acct no, acct number, account, iban, bank details',
    birthDate: 'date of birth, birth date, birthday, dob, date, birthdate, day of birth',
    reason: 'reason, purpose',
    code: 'code',
    email: 'email, e-mail, mail, email address, e-mail address',
    name: 'name, surname, first name, last name, spelling',
    origin: 'sending country, country i send from, where i live',
  },
  besideYes:
    'please, pls, plz, plse, pleas, kindly, thanks, thank, thx, you, ta, cheers, then, that, this, it, is, s, all, so, very, oh, ah, i, do, am, m, we, now, sir, madam, mate, know, trust, her, him, them, well, he, she, they, my, our, ll, re, totally, completely, for, years, since, long, time',
  confirmation: {
    yes: `no problem, not a problem, no worries, no objection, yes, yep, yeah, yea, ya, yh, ye, yup, yess, yes please, sure, of course, ok, okay, k, kk, okey, alright, all right, aright, correct, that s correct, that s right, thats right, right, exactly right, looks good, look good, looks right, looks fine, all good, it s good, good, fine, that s fine, thats fine, perfect, great, go ahead, go for it, go on, proceed, confirm, confirmed, i confirm,
      i agree, agree, agreed, accept, i accept, aye, absolutely, definitely, certainly, indeed, send it, do it, let s go, lets go, let s do it, lets do it, affirmative, sounds good, sound, works for me, true, y, 👍, 👌, ✅, ✔, ok please, please do, by all means, cool, happy with that, i do, we do, very well, spot on, 100 percent, i sabi am, i sabi her, i sabi him, na so, yes na`,
    no: `no, nope, nah, no thanks, no thank you, naa, na, nay, not really, no way, never, n, that s wrong, thats wrong, not right, that s not right, not correct, incorrect, wrong, not yet, negative, don t, do not, not ok, not good, not okay, not this, i disagree, disagree, decline, refuse, i refuse, absolutely not, certainly not, of course not, definitely not, don t send, do not send, don t agree, do not agree, i don t, i do not, not now, not today, not happy, 👎, ❌, false, hell no, not at all, not quite`,
    unsure: `maybe, yes and no, perhaps, not sure, i m not sure, im not sure, unsure, don t know, dont know, i don t know, don t know him, don t know her, i don t know him, i don t know her, depends, it depends, wait, hold on, hang on, one moment, a moment, one second, let me think, think about it, possibly, probably, i think so, i guess, i suppose, kind of, sort of, dunno, 50 50, hmm, not certain, might be, could be`,
  },
};
